import { useEffect, useRef, useState } from 'react';
import { uses as usesOf } from 'virtual:token-uses';
import tokens from '../../../tokens.json' with { type: 'json' };
import { contrast } from '../colour.ts';
import { type Colour, contrastPairs } from '../contrast.ts';
import { vars } from '../contract.css.ts';
import * as styles from '../theme.stories.css.ts';
import { resolveTokens } from './resolve.ts';
import { aliasOf, inTheme } from './value.ts';

const themes = ['light', 'dark'] as const;

const described = resolveTokens(tokens, { theme: 'light', viewport: 1280 });

/** A token's path in TypeScript: `color.ink`, `space[3]`. */
const pathOf = (group: string, name: string) => (/^\d/.test(name) ? `${group}[${name}]` : `${group}.${name}`);

const all = Object.entries(vars).flatMap(([group, names]) =>
  Object.entries(names).map(([name, css]) => {
    const path = pathOf(group, name);
    const uses = usesOf[path] ?? [];
    const { $description: remark = '' } = described.get(aliasOf(css).slice(1, -1)) ?? {};
    return { group, name, path, css, variable: css.slice('var('.length, -1), remark, uses };
  }),
);

type Row = (typeof all)[number];

const wordsOf = ({ path, variable, remark, uses }: Row) => [path, variable, remark, ...uses].join(' ').toLowerCase();

/** All tokens of the page's theme. A search keeps those whose names, comment or uses contain every word. */
export function TokensPage() {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = all.filter((row) => words.every((word) => wordsOf(row).includes(word)));
  return (
    <div className={styles.tokens}>
      <div className={styles.search}>
        <label>
          Find a token
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <output>{found.length === 0 ? 'No token' : `${found.length} token${found.length > 1 ? 's' : ''}`}</output>
      </div>
      {Object.keys(vars).map((group) => (
        <Group key={group} name={group} rows={found.filter((row) => row.group === group)} />
      ))}
    </div>
  );
}

function Group({ name, rows }: { name: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2 className={styles.heading}>{name}</h2>
      <ul>
        {rows.map((row) => (
          <TokenRow key={row.path} row={row} />
        ))}
      </ul>
    </section>
  );
}

function TokenRow({ row: { group, name, path, css, variable, remark, uses } }: { row: Row }) {
  return (
    <li className={styles.tokenRow} aria-label={path}>
      <Sample group={group} css={css} />
      <div className={styles.names}>
        <code>{path}</code>
        <code className={styles.name}>{variable}</code>
        {remark && <p className={styles.small}>{remark}</p>}
      </div>
      <Values variable={variable} />
      <div className={styles.names}>
        {group === 'color' && <Contrasts colour={name as Colour} />}
        {uses.length > 0 ? (
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.label}>Used by no component</p>
        )}
      </div>
    </li>
  );
}

/** A token's value, read from the page: once if it is the same in both themes. */
function Values({ variable }: { variable: string }) {
  const ref = useRef<HTMLDListElement>(null);
  const [css, setCss] = useState('');
  useEffect(() => {
    if (ref.current) setCss(getComputedStyle(ref.current).getPropertyValue(variable));
  }, [variable]);
  const [light, dark] = themes.map((theme) => inTheme(css, theme));
  return (
    <dl className={styles.values} ref={ref}>
      {light === dark ? (
        <div>
          <dt>both</dt>
          <dd>{css}</dd>
        </div>
      ) : (
        [light, dark].map((value, place) => (
          <div key={themes[place]}>
            <dt>{themes[place]}</dt>
            <dd>{value}</dd>
          </div>
        ))
      )}
    </dl>
  );
}

/** The property that shows a group's tokens; a group that is not listed is a length. */
const properties: Readonly<Record<string, string>> = {
  color: 'background',
  pattern: 'background',
  shadow: 'boxShadow',
  radius: 'borderRadius',
  font: 'fontFamily',
  size: 'fontSize',
  weight: 'fontWeight',
  width: 'fontStretch',
  tracking: 'letterSpacing',
  line: 'borderTopWidth',
  leading: 'lineHeight',
};
const lengths = new Set(['space', 'measure', 'height', 'icon']);
const texts = new Set(['font', 'size', 'weight', 'width', 'tracking', 'leading']);

function Sample({ group, css }: { group: string; css: string }) {
  const property = properties[group];
  if (lengths.has(group)) {
    return (
      <div className={styles.drawing}>
        <span className={styles.bar} data-sample style={{ inlineSize: css }} />
      </div>
    );
  }
  if (!property) return <div className={styles.drawing} />;
  if (texts.has(group)) {
    return (
      <div className={styles.drawing} aria-hidden>
        <span data-sample style={{ [property]: css }}>
          Agx
        </span>
      </div>
    );
  }
  const shape = group === 'line' ? styles.rule : group === 'radius' ? styles.corner : styles.swatch;
  const schemes = group === 'radius' || group === 'line' ? (['light'] as const) : themes;
  return (
    <div className={styles.drawing}>
      {schemes.map((theme) => (
        <span key={theme} className={styles.ground} style={schemes.length > 1 ? { colorScheme: theme } : undefined}>
          <span className={shape} data-sample style={{ [property]: css }} />
        </span>
      ))}
    </div>
  );
}

/** A colour's contrast with its backgrounds, in both themes, and the required minimum. */
function Contrasts({ colour }: { colour: Colour }) {
  const wanted = contrastPairs.filter((pair) => pair.colour === colour);
  if (wanted.length === 0) return null;
  return (
    <ul className={styles.contrasts}>
      {wanted.flatMap(({ ground, minRatio }) =>
        themes.map((theme) => (
          <Contrast key={`${ground} ${theme}`} colour={colour} ground={ground} theme={theme} minRatio={minRatio} />
        )),
      )}
    </ul>
  );
}

interface ContrastProps {
  colour: Colour;
  ground: Colour;
  theme: (typeof themes)[number];
  minRatio: number;
}

/** A colour on its background, and the ratio measured there. */
function Contrast({ colour, ground, theme, minRatio }: ContrastProps) {
  const ref = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    if (!ref.current) return;
    const drawn = getComputedStyle(ref.current);
    setRatio(contrast(drawn.accentColor, drawn.backgroundColor));
  }, []);
  const isText = minRatio === 4.5;
  return (
    <li
      ref={ref}
      className={styles.contrast}
      data-ratio={ratio}
      data-least={minRatio}
      style={{
        colorScheme: theme,
        background: vars.color[ground],
        accentColor: vars.color[colour],
        color: vars.color[isText ? colour : 'ink'],
      }}
    >
      {!isText && <span className={styles.edge} style={{ borderColor: vars.color[colour] }} />}
      {colour} on {ground}, {theme}: {ratio?.toFixed(1)} : 1
      <span>
        {ratio && ratio >= 7 ? 'AAA' : 'AA'}, at least {minRatio}
      </span>
    </li>
  );
}
