'use client';

import { searchLimits } from '@apple-only/contract';
import { useState } from 'react';
import { Choice } from './Choice.tsx';
import type { Filtering } from './filtering.ts';
import { Group } from './Group.tsx';
import type { FiltersLabels } from './labels.ts';
import * as styles from './Filters.css.ts';

/** How many models are shown at first. */
const initialCount = 5;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type Model = Omit<Parameters<typeof Choice>[0], 'text'>;

/** The models to choose from: the most frequent ones found, and those in the search, even if no product is one. */
function modelsOf({ filters, facets, onChange }: Filtering): Model[] {
  const chosen = filters.model ?? [];
  const found = facets?.model ?? [];
  const missing = chosen.filter((one) => !found.some(({ value }) => isSame(value, one)));
  return [
    ...found.map((one) => ({ name: one.value, counted: one })),
    ...missing.map((name) => ({ name, counted: undefined })),
  ].map(({ name, counted }) => {
    const others = chosen.filter((one) => !isSame(one, name));
    const checked = others.length < chosen.length;
    return {
      name,
      counted,
      checked,
      // A search accepts no more.
      disabled: !checked && chosen.length >= searchLimits.models,
      onChange: (on) => {
        const model = on ? [...others, name] : others;
        onChange({ ...filters, model: model.length > 0 ? model : undefined });
      },
    };
  });
}

interface ModelsProps extends Filtering {
  disabled: boolean;
  counting: boolean;
  text: FiltersLabels;
}

/** The first models, and a button for the others. Chosen ones always show. Renders nothing if no product states a model. */
export function Models({ disabled, counting, text, ...given }: ModelsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const models = modelsOf(given);
  const first = models.filter(({ checked }, place) => checked || place < initialCount);
  const hidden = models.length - first.length;
  if (models.length === 0 && !counting) return null;
  return (
    <Group name={text.model} disabled={disabled} room={counting ? 'models' : undefined}>
      {(isExpanded ? models : first).map((model) => (
        <Choice key={model.name} {...model} text={text} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? text.fewer : text.more(hidden)}
        </button>
      )}
    </Group>
  );
}
