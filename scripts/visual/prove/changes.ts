/** An edit of one file: a text that occurs once, and its replacement; or the file's new path. */
export type Edit = { file: string; from: string; to: string } | { file: string; moveTo: string };

/** A visual change, and the report's expected text. */
export interface Change {
  what: string;
  edits: Edit[];
  /** A story that differs. */
  story: RegExp;
  /** The only modes in which pictures may differ. @default any */
  modes?: RegExp;
  /** The report's first line for that story, in one of its modes. */
  says: RegExp;
}

const ui = 'packages/ui/src';
const badge = `${ui}/parts/Badge/Badge.css.ts`;
const theme = `${ui}/theme/default-theme.css.ts`;

export const changes: readonly Change[] = [
  {
    what: 'a radius of one pixel more',
    edits: [
      {
        file: badge,
        from: 'borderStartStartRadius: vars.radius.tab',
        to: 'borderStartStartRadius: `calc(${vars.radius.tab} + 1px)`',
      },
    ],
    story: /^parts-badge--/,
    says: /^span.*Badge.*: border-(top-left-|start-start-)?radius \S+.* → /,
  },
  {
    what: "a token's colour, by two percent",
    edits: [{ file: theme, from: "bookedTint: 'light-dark(#dfe4ea,", to: "bookedTint: 'light-dark(#e4e9ef," }],
    // In the dark, too: the page of tokens names both values.
    story: /productcard|^theme--tokens/,
    says: /^token --\S*booked-?tint: #dfe4ea → #e4e9ef/i,
  },
  {
    what: 'the weight of a font',
    edits: [{ file: badge, from: 'fontWeight: vars.weight.bold', to: 'fontWeight: vars.weight.medium' }],
    story: /^parts-badge--/,
    says: /^(2 × )?span.*Badge.*: font-weight 600 → 500/,
  },
  {
    what: 'a badge that is missing',
    edits: [
      {
        file: `${ui}/parts/Badge/Badge.tsx`,
        from: '{booking && <Badge kind="booked">{labels.booked}</Badge>}',
        to: '',
      },
    ],
    story: /statematrix|state-matrix|productcard/,
    says: /“Booked”.* (is gone|are gone)/,
  },
  {
    what: 'an icon that is another',
    edits: [
      {
        file: `${ui}/parts/Badge/Badge.tsx`,
        from: "{ icon: 'lock', text: 'Booked' }",
        to: "{ icon: 'tick', text: 'Booked' }",
      },
    ],
    story: /^parts-badge--booked/,
    says: /^svg in span.*“Booked”.*: .*(drawn differently|path)/,
  },
  {
    what: 'a focus ring that is gone',
    edits: [
      {
        file: `${ui}/forms/Input/Input.css.ts`,
        from: "'&:focus-visible': { outlineOffset: 0,",
        to: "'&:focus-visible': { outline: 'none', outlineOffset: 0,",
      },
    ],
    story: /^parts-dialog--open/,
    says: /^input.*: outline .* → none/,
  },
  {
    what: 'a change of the dark theme only',
    edits: [
      {
        file: `${ui}/states/EmptyState/EmptyState.css.ts`,
        from: 'export const title = style(textStyles.name);',
        to: "export const title = style({ ...textStyles.name, color: 'light-dark(#1a1916, #d4d1c8)' });",
      },
    ],
    story: /^states-emptystate--/,
    modes: /^dark/,
    says: /EmptyState.*: color #f2f0ea → #d4d1c8/,
  },
  {
    what: 'a row that wraps on phones only',
    edits: [
      {
        file: `${ui}/home/CategoryLinks/CategoryLinks.css.ts`,
        from: "gridTemplateColumns: 'minmax(0, 44%) minmax(min-content, 1fr)'",
        to: "gridTemplateColumns: 'minmax(0, 1fr)'",
      },
    ],
    story: /categorylinks--/,
    // At 200 % text, a wide window is as narrow as a phone's.
    modes: /^((light|dark)-(390|320)|right-to-left|german|text-200)$/,
    says: /CategoryLinks.*: grid-template-(columns|rows) .* → /,
  },
  {
    what: 'a padding on the wrong side, right to left',
    edits: [
      {
        file: `${ui}/parts/Dialog/Dialog.css.ts`,
        from: '\'[role="dialog"] &\': { paddingInlineEnd: vars.space[12] }',
        to: '\'[role="dialog"] &\': { paddingRight: vars.space[12] }',
      },
    ],
    story: /^parts-dialog--/,
    modes: /^right-to-left$/,
    says: /Dialog.*: padding.*(right|left)?.* → /,
  },
  {
    what: 'a word',
    edits: [
      { file: `${ui}/frame/Footer/Footer.tsx`, from: "about: 'A marketplace for used", to: "about: 'A shop for used" },
    ],
    story: /^frame-footer--links/,
    modes: /^(?!german)/,
    says: /“A marketplace for used.* → “A shop for used/,
  },
];

/** Changes of the code without a visible effect. */
export const refactorings: readonly { what: string; edits: Edit[] }[] = [
  {
    what: 'a class is renamed',
    edits: [
      {
        file: `${ui}/states/EmptyState/EmptyState.css.ts`,
        from: 'export const text = style(',
        to: 'export const explanation = style(',
      },
      {
        file: `${ui}/states/EmptyState/EmptyState.tsx`,
        from: 'className={styles.text}',
        to: 'className={styles.explanation}',
      },
      {
        file: `${ui}/states/QuietError/QuietError.tsx`,
        from: 'className={styles.text}',
        to: 'className={styles.explanation}',
      },
    ],
  },
  {
    what: 'a file is moved',
    edits: [
      { file: `${ui}/parts/Badge/Badge.css.ts`, moveTo: `${ui}/parts/Badge/tab.css.ts` },
      { file: `${ui}/parts/Badge/Badge.tsx`, from: "from './Badge.css.ts'", to: "from './tab.css.ts'" },
    ],
  },
  {
    what: 'props are reordered',
    edits: [
      {
        file: `${ui}/parts/Badge/Badge.tsx`,
        from: '<span className={styles.root} data-kind={kind}>',
        to: '<span data-kind={kind} className={styles.root}>',
      },
    ],
  },
  {
    what: 'a component is exported by another module',
    edits: [
      {
        file: `${ui}/products/Price/Price.tsx`,
        from: 'export function Price(',
        to: "export { Badge as Unused } from '../Badge/Badge.tsx';\n\nexport function Price(",
      },
    ],
  },
  {
    what: 'declarations of a style are reordered',
    edits: [
      {
        file: `${ui}/states/EmptyState/EmptyState.css.ts`,
        from: "  display: 'grid',\n  justifyItems: 'start',",
        to: "  justifyItems: 'start',\n  display: 'grid',",
      },
    ],
  },
  {
    what: 'a colour is written in another way',
    edits: [{ file: theme, from: "onBooked: 'light-dark(#ffffff,", to: "onBooked: 'light-dark(rgb(255 255 255)," }],
  },
  {
    what: 'an element is wrapped in a fragment',
    edits: [
      {
        file: `${ui}/states/EmptyState/EmptyState.tsx`,
        from: '<p className={styles.title}>{title}</p>',
        to: '<>\n        <p className={styles.title}>{title}</p>\n      </>',
      },
    ],
  },
  {
    what: 'a condition is turned around',
    edits: [
      {
        file: `${ui}/parts/Badge/Badge.tsx`,
        from: 'if (!advertised && !booking) return null;',
        to: 'if (!(advertised || booking)) return null;',
      },
    ],
  },
  {
    what: 'a length is computed',
    edits: [
      { file: `${ui}/parts/Badge/Badge.css.ts`, from: "insetBlockEnd: '100%'", to: "insetBlockEnd: 'calc(50% + 50%)'" },
    ],
  },
  {
    what: 'a comment is written',
    edits: [
      {
        file: `${ui}/forms/Input/Input.css.ts`,
        from: '  // The focus ring appears at once.',
        to: '  // A comment.\n    // The focus ring appears at once.',
      },
    ],
  },
];
