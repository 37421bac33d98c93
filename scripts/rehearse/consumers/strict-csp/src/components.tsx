import { appleModels } from '@apple-only/contract/models';
import * as ui from '@apple-only/ui';
import { cloneElement, type ReactElement, useState } from 'react';
import { everyComponent } from '../every-component.suite';

const examples = Object.entries(everyComponent(ui));
/** A server renders none of a dialog. */
const isDialog = ([, { html }]: (typeof examples)[number]) => String(html) === '/^$/';

/** Every component of the kit. A button opens each dialog, and another shows a message. */
export function Components() {
  const [opened, setOpened] = useState<string>();
  const [model, setModel] = useState('');
  const close = { onOpenChange: () => setOpened(undefined) };
  return (
    <>
      {examples.filter(isDialog).map(([name, { part }]) => (
        <p key={name}>
          <button data-opens={name} onClick={() => setOpened(name)}>
            {name}
          </button>
          {opened === name && cloneElement(part as ReactElement<typeof close>, close)}
        </p>
      ))}
      <button onClick={() => ui.toast('Sold.', { duration: Infinity })}>Message</button>
      <div id="models">
        <ui.Field label="Any model">
          <ui.ModelField value={model} onChange={setModel} models={appleModels} />
        </ui.Field>
      </div>
      {examples
        .filter((example) => !isDialog(example))
        .map(([name, { part }]) => (
          <div key={name} id={name}>
            {part}
          </div>
        ))}
    </>
  );
}
