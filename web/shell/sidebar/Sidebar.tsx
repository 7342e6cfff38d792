import { Tooltip, UnstyledButton } from "@mantine/core";
import {
  IconFiles,
  IconHelpCircle,
  IconHome,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSettings,
  IconShare,
  IconTable,
  IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { isPartnerAccount, partnerHome } from "../../session/partnerAccount.ts";
import { useUserInfo } from "../../session/session.ts";
import { Initials } from "./Initials.tsx";
import { settings } from "../../htmlHead/settings.ts";
import styles from "./Sidebar.module.css";

type Props = { isCollapsed: boolean; onCollapse?: (isCollapsed: boolean) => void };

/**
 * Home, Stats, Documents and People at the top, and Shared with me for an exporter's partner; Support, Settings and the profile link at the bottom. A
 * partner's account sees what it can use.
 */
export function Sidebar({ isCollapsed, onCollapse }: Props) {
  const info = useUserInfo();
  const name = info?.name ?? "";
  const isPartnerOnly = isPartnerAccount(info);
  const CollapseIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const shared = <Entry to={partnerHome} label="Shared with me" icon={<IconShare size={18} stroke={1.7} />} isCollapsed={isCollapsed} />;
  const collapseLabel = isCollapsed ? "Expand sidebar" : "Collapse sidebar";
  return (
    <nav className={styles.sidebar} data-collapsed={isCollapsed || undefined} aria-label="Main">
      <div className={styles.head}>
        {onCollapse !== undefined && (
          <Link to="/dashboard" className={styles.brand}>
            <img src="/icon.svg" alt="" width={24} height={24} />
            <span className={styles.label}>{settings.productName}</span>
          </Link>
        )}
      </div>
      {!isPartnerOnly && (
        <>
          <Entry to="/dashboard" label="Home" icon={<IconHome size={18} stroke={1.7} />} isCollapsed={isCollapsed} end />
          <Entry to="/dashboard/stats" label="Stats" icon={<IconTable size={18} stroke={1.7} />} isCollapsed={isCollapsed} />
          <Entry to="/dashboard/documents" label="Documents" icon={<IconFiles size={18} stroke={1.7} />} isCollapsed={isCollapsed} />
        </>
      )}
      {isPartnerOnly && shared}
      <Entry to="/dashboard/people" label="People" icon={<IconUsers size={18} stroke={1.7} />} isCollapsed={isCollapsed} />
      {!isPartnerOnly && info?.isPartner && shared}
      <div className={styles.gap} />
      <Entry to="/dashboard/support" label="Support" icon={<IconHelpCircle size={18} stroke={1.7} />} isCollapsed={isCollapsed} />
      <Entry to="/dashboard/settings" label="Settings" icon={<IconSettings size={18} stroke={1.7} />} isCollapsed={isCollapsed} />
      <Entry to="/dashboard/profile" label={name || "Profile"} icon={<Initials name={name} />} isCollapsed={isCollapsed} />
      {onCollapse !== undefined && (
        <Tooltip label={collapseLabel} position="right" disabled={!isCollapsed}>
          <UnstyledButton className={styles.entry} onClick={() => onCollapse(!isCollapsed)} aria-expanded={!isCollapsed}>
            <CollapseIcon size={18} stroke={1.7} />
            <span className={styles.label}>{collapseLabel}</span>
          </UnstyledButton>
        </Tooltip>
      )}
    </nav>
  );
}

type EntryProps = { to: string; label: string; icon: ReactNode; isCollapsed: boolean; end?: boolean };

function Entry({ to, label, icon, isCollapsed, end = false }: EntryProps) {
  return (
    <Tooltip label={label} position="right" disabled={!isCollapsed}>
      <NavLink to={to} end={end} className={styles.entry ?? ""}>
        {icon}
        <span className={styles.label}>{label}</span>
      </NavLink>
    </Tooltip>
  );
}
