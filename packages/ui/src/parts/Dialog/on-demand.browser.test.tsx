import { Component, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { waitFor } from '../../wait-for.suite.ts';
import { useOnDemand } from './on-demand.ts';

const Part = () => <p>Loaded</p>;
const load = vi.fn<() => Promise<typeof Part>>();

let show: (isNeeded: boolean) => void;

class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children;
  }
}

/** Called after the effects of each change. */
const onChange = vi.fn<(isNeeded: boolean) => void>();

function OnDemand({ isNeeded }: { isNeeded: boolean }) {
  const part = useOnDemand(load, isNeeded, {});
  useEffect(() => onChange(isNeeded), [isNeeded]);
  return part;
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(Part);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, { onCaughtError: () => {} });
  show = (isNeeded) =>
    root.render(
      <>
        <p style={{ padding: '2rem' }}>Text</p>
        <button type="button">Open</button>
        <Boundary>
          <OnDemand isNeeded={isNeeded} />
        </Boundary>
      </>,
    );
  show(false);
  return () => {
    root.unmount();
    container.remove();
  };
});

afterEach(() => userEvent.unhover(document.body));

const page = () => document.body.textContent;

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

test('nothing loads until a button is hovered', async () => {
  await waitFor(() => element('p'));
  await userEvent.hover(element('p'));
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(element('button'));
  await waitFor(() => expect(page()).toContain('Loaded'));
});

test('the part loads when a button is focused', async () => {
  await waitFor(() => element('button').focus());
  await waitFor(() => expect(page()).toContain('Loaded'));
});

test('the part loads when it is needed, even without hover or focus before', async () => {
  show(true);
  await waitFor(() => expect(page()).toContain('Loaded'));
});

test('a failed preload is ignored, and retried once the part is needed', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await waitFor(() => element('button').focus());
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(page()).not.toContain('offline');
  show(true);
  await waitFor(() => expect(page()).toContain('Loaded'));
});

test('a failed load of a needed part throws to the error boundary', async () => {
  load.mockRejectedValue(new Error('offline'));
  show(true);
  await waitFor(() => expect(element('[role=alert]').textContent).toBe('offline'));
});

test('a load that fails after the part was closed is retried when it is needed again', async () => {
  let fail = (_error: Error) => {};
  load.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  show(true);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  show(false);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false));
  fail(new Error('offline'));
  show(true);
  await waitFor(() => expect(page()).toContain('Loaded'));
  expect(page()).not.toContain('offline');
});
