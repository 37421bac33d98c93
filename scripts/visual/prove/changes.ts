import type { Edit } from '../../edits.ts';

/** A visual change, and the report's expected text. */
export interface Change {
  what: string;
  edits: Edit[];
  /** A story that differs. */
  story: RegExp;
  /** The only pictures that may differ: their keys in the manifest, a story and a mode. @default any */
  only?: RegExp;
  /** The report's first line for that story, in one of its modes. */
  expectedCause: RegExp;
}

const ui = 'packages/ui/src';
const detail = `${ui}/products/ProductDetail/ProductDetail.tsx`;
const filters = `${ui}/search/Filters/Filters.css.ts`;
const chips = `${ui}/search/ActiveFilters/ActiveFilters`;
const release = `${ui}/parts/ReleaseDialog/ReleaseDialog.css.ts`;
const statistics = `${ui}/home/Statistics/Statistics`;
const categoryLinks = `${ui}/home/CategoryLinks/CategoryLinks.css.ts`;
const guide = `${ui}/products/GradeGuide/GradeGuide`;
const hero = `${ui}/home/Hero/Hero`;
const sort = `${ui}/search/SortSelect/SortSelect.tsx`;

// Mostly in components that few stories render: a button is in 2,400 pictures. The token, which is in all of them, comes last.
export const changes: readonly Change[] = [
  {
    what: 'a radius that is one pixel larger',
    edits: [
      {
        file: `${chips}.css.ts`,
        from: 'borderRadius: vars.radius.control',
        to: 'borderRadius: `calc(${vars.radius.control} + 1px)`',
      },
    ],
    story: /^search-activefilters--/,
    expectedCause: /button.*: border-\S*radius \S+.* → /,
  },
  {
    what: 'a font weight',
    edits: [{ file: filters, from: 'fontWeight: vars.weight.bold', to: 'fontWeight: vars.weight.medium' }],
    story: /^search-filters--/,
    expectedCause: /legend.*: font-weight 600 → 500/,
  },
  {
    what: 'a removed badge',
    edits: [{ file: detail, from: '<Badges product={product} labels={text} />', to: '' }],
    story: /^products-productdetail--/,
    expectedCause: /^div\.Badge.* is gone/,
  },
  {
    what: 'a replaced icon',
    edits: [
      { file: `${chips}.tsx`, from: 'import { CrossIcon }', to: 'import { TickIcon }' },
      { file: `${chips}.tsx`, from: '<CrossIcon', to: '<TickIcon' },
    ],
    story: /^search-activefilters--/,
    expectedCause: /svg.*: .*drawn differently/,
  },
  {
    what: 'a removed focus ring',
    edits: [
      { file: release, from: 'import { style }', to: 'import { globalStyle, style }' },
      {
        file: release,
        from: 'export const warning',
        to: "globalStyle(`${form} :focus-visible`, { outline: 'none' });\n\nexport const warning",
      },
    ],
    story: /^parts-releasedialog--/,
    expectedCause: /^(input|textarea).*: outline .* → none/,
  },
  {
    what: 'a change of the dark theme only',
    edits: [
      {
        file: `${statistics}.css.ts`,
        from: 'color: vars.color.inkMuted',
        to: "color: 'light-dark(#5a5750, #d4d1c8)'",
      },
    ],
    story: /^home-statistics--/,
    only: /  dark/,
    expectedCause: /dt.*: color #b4b0a6 → #d4d1c8/,
  },
  {
    what: 'a row that wraps on phones only',
    edits: [
      {
        file: categoryLinks,
        from: "gridTemplateColumns: 'minmax(0, 44%) minmax(min-content, 1fr)'",
        to: "gridTemplateColumns: 'minmax(0, 1fr)'",
      },
    ],
    story: /^home-categorylinks--/,
    // At 200 % text, a wide window is as narrow as a phone's.
    only: /  ((light|dark)-(390|320)|right-to-left|german|text-200)$/,
    expectedCause: /CategoryLinks.*: grid-template-(columns|rows) .* → /,
  },
  {
    what: 'a margin on the wrong side in right-to-left',
    edits: [{ file: `${statistics}.css.ts`, from: 'marginInlineStart:', to: 'marginLeft:' }],
    story: /^home-statistics--/,
    only: /right-to-left/,
    expectedCause: /Statistics.*: margin.* → /,
  },
  {
    what: 'a changed word',
    edits: [{ file: 'packages/ui/src/home/Statistics/labels.ts', from: "'sold products'", to: "'sold devices'" }],
    story: /^home-statistics--/,
    only: /^(?!.*(german|another-language))/,
    expectedCause: /“sold products” → “sold devices”/,
  },
  {
    what: "a token's colour, by two percent",
    edits: [
      {
        file: `${ui}/theme/default-values.ts`,
        from: "bookedTint: 'light-dark(#dfe4ea,",
        to: "bookedTint: 'light-dark(#e4e9ef,",
      },
    ],
    // Also in dark mode: the tokens page names both values.
    story: /productcard|^theme--tokens/,
    expectedCause: /^token --\S*booked-?tint: #dfe4ea → #e4e9ef/i,
  },
];

/** Changes of the code without a visible effect. */
export const refactorings: readonly { what: string; edits: Edit[] }[] = [
  {
    what: 'a class is renamed',
    edits: [
      { file: `${chips}.css.ts`, from: 'export const chip = style(', to: 'export const filter = style(' },
      { file: `${chips}.tsx`, from: 'className={styles.chip}', to: 'className={styles.filter}' },
    ],
  },
  {
    what: 'a file is moved',
    edits: [
      { file: `${statistics}.css.ts`, moveTo: `${ui}/home/Statistics/ledger.css.ts` },
      { file: `${statistics}.tsx`, from: "from './Statistics.css.ts'", to: "from './ledger.css.ts'" },
    ],
  },
  {
    what: 'props are reordered',
    edits: [
      {
        file: `${guide}.tsx`,
        from: '<table role="table" className={styles.table}>',
        to: '<table className={styles.table} role="table">',
      },
    ],
  },
  {
    what: 'a component is exported by another module',
    edits: [
      {
        file: sort,
        from: 'export function SortSelect(',
        to: "export { Hero as Unused } from '../../home/Hero/Hero.tsx';\n\nexport function SortSelect(",
      },
    ],
  },
  {
    what: 'declarations of a style are reordered',
    edits: [
      {
        file: filters,
        from: "  alignItems: 'center',\n  gap: vars.space[3],",
        to: "  gap: vars.space[3],\n  alignItems: 'center',",
      },
    ],
  },
  {
    what: 'a colour is written in another way',
    edits: [{ file: `${chips}.css.ts`, from: 'solid transparent`', to: 'solid rgb(0 0 0 / 0)`' }],
  },
  {
    what: 'an element is wrapped in a fragment',
    edits: [
      {
        file: `${hero}.tsx`,
        from: '<p className={styles.text}>{text ?? labels.text}</p>',
        to: '<>\n          <p className={styles.text}>{text ?? labels.text}</p>\n        </>',
      },
    ],
  },
  {
    what: 'a condition is inverted',
    edits: [
      {
        file: `${ui}/search/NoResults/NoResults.tsx`,
        from: 'hasFilters ? text.title : text.titleOfWords',
        to: '!hasFilters ? text.titleOfWords : text.title',
      },
    ],
  },
  {
    what: 'a length is computed',
    edits: [
      {
        file: `${guide}.css.ts`,
        from: "inlineSize: '100%', tableLayout",
        to: "inlineSize: 'calc(50% + 50%)', tableLayout",
      },
    ],
  },
  {
    what: 'a comment is added',
    edits: [{ file: categoryLinks, from: 'export const root', to: '// A comment.\nexport const root' }],
  },
];
