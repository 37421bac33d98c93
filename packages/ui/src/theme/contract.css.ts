import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every value that a theme sets, by role. Components take every colour from here, and every length that more than one of them needs.
 * Create a theme with `createTheme(vars, { … })`, or from a brand's colour or design tokens with `themeFrom`; a missing token is a type
 * error.
 */
const tokens = {
  color: {
    /** The desk: the page's background. */
    paper: null,
    /** The record: cards, dialogs, tables. */
    sheet: null,
    /** Head strips, table heads, places where nothing is. */
    sunk: null,
    /** The stage of a picture, at the edge of its light. */
    stage: null,
    /** The stage of a picture, at the centre of its light. */
    stageLit: null,
    /** Laid over uploaded photos, so that a white one does not glare in the dark. */
    photoShade: null,
    /** Category labels and banners. */
    band: null,
    bandHover: null,
    onBand: null,
    /** The pool of light behind a banner's device. */
    bandLight: null,
    /** What covers the page behind a dialog. */
    scrim: null,
    /** The brand's own colour: the primary button, what is chosen, the mark of the current page; at least 3:1. */
    accent: null,
    accentHover: null,
    onAccent: null,
    /** Text, the filled grade. */
    ink: null,
    /** Printed labels and captions; at least 4.5:1 on paper, sheet and sunk. */
    inkMuted: null,
    onInk: null,
    /** Fact grids; decorative. */
    hairline: null,
    /** What a word stands on where the ground is hatched. */
    patch: null,
    /** Section rules and signature lines. */
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
    /** The shop's own words: labels, facts, prices, buttons. */
    ui: null,
    /** People's own words: names, descriptions, signatures, headings. */
    serif: null,
    /** What must be typed to the letter. */
    code: null,
  },
  /** Type sizes, from the smallest. */
  size: {
    label: null,
    /** Navigation in capitals; seals. */
    nav: null,
    small: null,
    button: null,
    body: null,
    /** People's own words in a running text. */
    prose: null,
    name: null,
    /** Running text that is read at length. */
    reading: null,
    /** A heading inside of such a text. */
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
  /** `font-stretch` of printed labels. */
  width: { label: null, price: null },
  tracking: { display: null, title: null, name: null, price: null, label: null, nav: null },
  /** A 4 px grid: `space[3]` is 12 px. */
  space: {
    /** Half steps: between a mark and its word, inside a badge. */
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
    /** The widest that content gets. */
    page: null,
    /** The widest that running text gets. */
    text: null,
    /** The same for text that is read at length: about 70 characters of `size.reading`. */
    reading: null,
    dialog: null,
    menu: null,
    /** What the header keeps free for the person's links, so that nothing moves when they are known. */
    account: null,
    /** The dashboard's side column. */
    side: null,
    /** The narrowest that a card in rows of four gets before the row holds fewer. */
    tile: null,
    /** The same for rows of three. */
    card: null,
    /** The same for rows of two: full records. */
    record: null,
  },
  radius: { sheet: null, control: null, tab: null, stamp: null, round: null },
  line: {
    thin: null,
    strong: null,
    /** The ledger rule under the header and over the footer. */
    ledger: null,
    /** The tick under the current page's name, and beside what stands out. */
    tick: null,
    focus: null,
    /** What stays free between a thing and its focus ring, or between the steps of a scale. */
    gap: null,
  },
  height: {
    header: null,
    /** The least that a screen without a list takes. */
    screen: null,
    control: null,
    controlSmall: null,
    /** The round picture of a person. */
    avatar: null,
    /** What is pressed by a finger and has no frame. */
    touch: null,
    tab: null,
    grade: null,
    /** The category drawers of the home page. */
    drawer: null,
  },
  icon: { small: null, seal: null, normal: null },
  stamp: {
    width: null,
    height: null,
    /** The dashed place where no stamp is. */
    place: null,
    /** No stamp is set down straight. */
    tilt: null,
  },
  pattern: {
    /** The void field of what cannot be used. */
    hatch: null,
    /** The same, for small areas. */
    hatchFine: null,
    /** The light on a picture's stage. */
    stage: null,
    /** What of a stamp took: a mask. */
    wornInk: null,
  },
  motion: {
    /** Changes of colour. */
    fast: null,
    /** Things that move. */
    calm: null,
    ease: null,
    /** One turn of the spinner. */
    spin: null,
    /** One breath of a skeleton. */
    breathe: null,
    /** How much a picture grows under the pointer. */
    grow: null,
    /** How far an arrow moves under the pointer. */
    nudge: null,
  },
  layer: { menu: null, dialog: null, toast: null, skip: null },
};

/** Each token's custom property: `vars.color.inkMuted` is `--apple-only-color-inkMuted`, `vars.space[0.5]` ends in `0_5`. */
export const vars = createGlobalThemeContract(tokens, (_, path) => `apple-only-${path.join('-').replace('.', '_')}`);
