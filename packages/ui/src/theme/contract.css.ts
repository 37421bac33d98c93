import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every value that a theme sets, by role. Components take every colour from here, and every length that more than one of them needs.
 * Create a theme with `createTheme(vars, { … })`, or from a brand's colour or design tokens with `themeFrom`; a missing token is a type
 * error.
 */
const tokens = {
  color: {
    /** The page's background. */
    paper: null,
    /** The background of cards, dialogs and tables. */
    sheet: null,
    /** The background of table heads, of empty areas, and under the pointer. */
    sunk: null,
    /** The background of a picture, at its edge. */
    stage: null,
    /** The background of a picture, at its centre. */
    stageLit: null,
    /** A layer over uploaded photos, so that a white one does not glare in the dark theme. */
    photoShade: null,
    /** The background of category labels and banners. */
    band: null,
    bandHover: null,
    onBand: null,
    /** The light behind a banner's picture. */
    bandLight: null,
    /** The layer over the page behind a dialog. */
    scrim: null,
    /** The brand's colour: primary buttons, selected options, the mark of the current page; at least 3:1. */
    accent: null,
    accentHover: null,
    onAccent: null,
    /** Text, and the filled steps of a grade. */
    ink: null,
    /** Labels and captions; at least 4.5:1 on paper, sheet and sunk. */
    inkMuted: null,
    onInk: null,
    /** Lines between facts; decorative. */
    hairline: null,
    /** The background of a word on a hatched area. */
    patch: null,
    /** Lines above sections, and under names. */
    rule: null,
    /** Borders of inputs and quiet buttons; at least 3:1. */
    control: null,
    verified: null,
    advertised: null,
    onAdvertised: null,
    booked: null,
    onBooked: null,
    bookedTint: null,
    danger: null,
    onDanger: null,
    dangerTint: null,
    focus: null,
  },
  shadow: { sheet: null, dialog: null },
  font: {
    /** The shop's text: labels, facts, prices, buttons. */
    ui: null,
    /** Users' text, and headings: names, descriptions, articles. */
    serif: null,
    /** Code. */
    code: null,
  },
  /** Font sizes, from the smallest. */
  size: {
    label: null,
    /** Navigation in capitals, and small Verified badges. */
    nav: null,
    small: null,
    button: null,
    body: null,
    /** Users' text, such as descriptions. */
    prose: null,
    name: null,
    /** The text of articles. */
    reading: null,
    /** Headings in articles. */
    heading: null,
    price: null,
    priceLarge: null,
    title: null,
    /** The shop's name. */
    wordmark: null,
    display: null,
  },
  leading: { tight: null, name: null, body: null, reading: null },
  weight: { regular: null, medium: null, bold: null },
  /** `font-stretch` of labels and prices. */
  width: { label: null, price: null },
  tracking: { display: null, title: null, name: null, price: null, label: null, nav: null },
  /** A 4 px grid: `space[3]` is 12 px. */
  space: {
    /** Half steps: between an icon and its word, inside a badge. */
    0.5: null,
    1: null,
    1.5: null,
    2: null,
    3: null,
    4: null,
    5: null,
    6: null,
    8: null,
    10: null,
    12: null,
    16: null,
    24: null,
    /** Between the page's edge and its content. */
    gutter: null,
    /** Between sections of a page. */
    section: null,
  },
  measure: {
    /** The maximum width of content. */
    page: null,
    /** The maximum width of text. */
    text: null,
    /** The maximum width of an article's text: about 70 characters of `size.reading`. */
    reading: null,
    dialog: null,
    menu: null,
    /** The width that the header reserves for the user's links, so that nothing moves once the session is loaded. */
    account: null,
    /** The dashboard's side column. */
    side: null,
    /** The minimum width of a card in rows of four. */
    tile: null,
    /** The minimum width of a card in rows of three. */
    card: null,
    /** The minimum width of a card in rows of two. */
    record: null,
  },
  radius: { sheet: null, control: null, tab: null, stamp: null, round: null },
  line: {
    thin: null,
    strong: null,
    /** The double line under the header and over the footer. */
    ledger: null,
    /** The mark of the current page's link, and beside highlighted text. */
    tick: null,
    focus: null,
    /** The gap between an element and its focus ring, or between the steps of a scale. */
    gap: null,
  },
  height: {
    header: null,
    /** The minimum height of a page without content, such as Not found. */
    screen: null,
    control: null,
    controlSmall: null,
    /** A user's round picture. */
    avatar: null,
    /** The minimum height of a touch target without a border. */
    touch: null,
    tab: null,
    grade: null,
    /** The category links of the home page. */
    drawer: null,
  },
  icon: { small: null, seal: null, normal: null },
  /** The Verified badge. */
  stamp: {
    width: null,
    height: null,
    /** The height of the dashed badge of a seller who is not verified. */
    place: null,
    /** The badge's rotation. */
    tilt: null,
  },
  pattern: {
    /** The hatching of unavailable areas. */
    hatch: null,
    /** The hatching of small areas. */
    hatchFine: null,
    /** The background of a picture: `stage` and `stageLit`. */
    stage: null,
    /** A mask that makes the badge look stamped. */
    wornInk: null,
  },
  motion: {
    /** Changes of colour. */
    fast: null,
    /** Movements. */
    calm: null,
    ease: null,
    /** One turn of the spinner. */
    spin: null,
    /** One pulse of a skeleton. */
    breathe: null,
    /** The scale of a picture under the pointer. */
    grow: null,
    /** The distance that an arrow moves under the pointer. */
    nudge: null,
  },
  layer: { menu: null, dialog: null, toast: null, skip: null },
};

/** Each token's custom property: `vars.color.inkMuted` is `--apple-only-color-inkMuted`, `vars.space[0.5]` ends in `0_5`. */
export const vars = createGlobalThemeContract(tokens, (_, path) => `apple-only-${path.join('-').replace('.', '_')}`);
