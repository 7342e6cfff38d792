/** Matches our modules below web/, and Mantine's components. */
function modules(web: readonly string[], mantine: readonly string[] = [], others: readonly string[] = []): RegExp {
  const paths = [...web.map((path) => `/web/${path}\\.tsx?`), ...mantine.map((path) => `/@mantine/${path}/.*`), ...others];
  return new RegExp(`(?:${paths.join("|").replaceAll("/", "[\\\\/]")})$`);
}

/**
 * Groups of modules, one file each with its imports: what the public pages and the app share, what the app needs to start,
 * Relay, who is signed in, icons, what the forms before and after signing in need, the dashboard's frame with the parts that
 * most of its pages use, what all that shows files shares, what long lists share, what asks before unsaved work is lost, the address of a search for documents, and what the stats page's loader and its other parts share. Other modules load with their importers. `npm run bench -- bundles` measures them.
 */
export const manualChunks = [
  { name: "prerendered", test: /(?:storage\.ts|startApp\.ts|base\.css|wght\.css|preload-helper\.js)$/, priority: 8 },
  { name: "app", test: modules(["app"]), priority: 7 },
  { name: "relay", test: /node_modules[\\/](?:react-relay|relay-runtime)[\\/]/, priority: 6 },
  { name: "session", test: modules(["viewer/loadUserInfo", "session/role"]), priority: 5 },
  { name: "icons", test: /@tabler[\\/]icons-react/, minShareCount: 3, priority: 4 },
  {
    name: "form",
    test: modules(
      ["account/AccountLayout", "relay/(?:useCommit|showFailure)", "ui/form/(?:formErrors|PasswordField)"],
      ["form", "core/esm/components/(?:Anchor|Badge|Radio|Stack|Text|TextInput|Title)"],
      ["/domain/account/account\\.ts"],
    ),
    priority: 3,
  },
  {
    name: "shell",
    test: modules(
      [
        "shell/(?:Shell|SignedInLayout|errors/ContentFailure)",
        "days/(?:DayInput|ShortDate)",
        "relay/DialogBoundary",
        "ui/\\w+/(?:ConfirmDialog|DataTable|Dialog|EmptyState|ErrorBoundary|FormActions|PageHeader|PickList|RowMenu|Section|useDialogTask|usePlace|useWait)",
      ],
      ["core/esm/components/(?:Alert|Checkbox|SegmentedControl|Textarea)"],
      ["/domain/(?:figures/(?:currency|decimal)|masterData/(?:lists/)?(?!firm)\\w+)\\.ts"],
    ),
    priority: 2,
  },
  {
    name: "files",
    test: modules(
      ["files/(?:fetchFile|fileAddress)", "fileViewer/viewerMessage"],
      [],
      ["/domain/(?:review/attachmentState|documents/attachment|partners/partner)\\.ts"],
    ),
    priority: 2,
  },
  { name: "virtual", test: /@tanstack\/virtual-core/, priority: 3 },
  { name: "longList", test: /(?:@tanstack\/react-virtual\/.*|ui\/table\/usePrinting\.ts)$/, priority: 2 },
  { name: "unsaved", test: modules(["unsaved/(?:UnsavedDialog|UnsavedEdits|useUnsavedGuard)", "viewer/logOut"]), priority: 1 },
  { name: "documentsAddress", test: modules(["documentSearch/(?:documentsAddress|useDocumentsPlace)"]), priority: 1 },
  { name: "firmsOrder", test: modules(["firm/firmsOrder"]), priority: 2 },
  {
    name: "statsSheet",
    test: modules(["stats/(?:model/statsSheet|filters/statsFilter|grid/state/gridRange)"]),
    priority: 1,
  },
];
