import { Badge, Radio, Text } from "@mantine/core";
import { accountTypeNames, accountTypes, openAccountTypes, type AccountType } from "#domain/account/accountType.ts";
import styles from "./AccountTypePicker.module.css";

type Props = { value: AccountType; onChange: (type: AccountType) => void; error?: React.ReactNode };

/** Picks the account type. Types that are not available yet are marked as coming. */
export function AccountTypePicker({ value, onChange, error }: Props) {
  return (
    <Radio.Group
      label="Account Type"
      required
      value={value}
      error={error}
      onChange={(next) => {
        const type = accountTypes.find((known) => known === next);
        if (type !== undefined) onChange(type);
      }}
    >
      <div className={styles.types}>
        {accountTypes.map((type) => {
          const isOpen = openAccountTypes.includes(type);
          return (
            <label key={type} htmlFor={`type-${type}`} className={styles.type} data-closed={!isOpen || undefined}>
              <Radio
                id={`type-${type}`}
                value={type}
                disabled={!isOpen}
                size="xs"
                aria-label={accountTypeNames[type]}
                aria-describedby={`about-${type}`}
              />
              <span className={styles.words}>
                <span className={styles.name}>
                  {accountTypeNames[type]}
                  {!isOpen && <Badge color="gray">Coming Soon</Badge>}
                </span>
                <Text component="span" size="sm" c="dimmed" id={`about-${type}`}>
                  {isOpen
                    ? "For those who sell and ship goods abroad"
                    : `Registration for ${accountTypeNames[type]} accounts will be available soon`}
                </Text>
              </span>
            </label>
          );
        })}
      </div>
    </Radio.Group>
  );
}
