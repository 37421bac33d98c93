import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import '../theme/default-theme.css.ts';
import { BecomeSellerDialog } from '../parts/BecomeSellerDialog/BecomeSellerDialog.tsx';
import { AllowReturnForm } from '../parts/AllowReturnForm/AllowReturnForm.tsx';
import { DeleteConfirmation } from '../parts/DeleteConfirmation/DeleteConfirmation.tsx';
import { ReleaseDialog } from '../parts/ReleaseDialog/ReleaseDialog.tsx';
import { EmailProofNotice } from './EmailProofNotice/EmailProofNotice.tsx';
import { Gallery } from './Gallery/Gallery.tsx';
import { PriceHint } from './PriceHint/PriceHint.tsx';

const nothing = () => undefined;
const name = '\u202Eenohp';
const email = `${name}@example.com`;
const guide = { name, count: { count: 5, more: false }, quartiles: { lower: 1, middle: 2, upper: 3 } };

test.for([
  ['BecomeSellerDialog', <BecomeSellerDialog key="" defaultOpen email={email} onConfirm={nothing} />],
  ['AllowReturnForm', <AllowReturnForm key="" allowed={email} onSubmit={nothing} />],
  ['DeleteConfirmation', <DeleteConfirmation key="" defaultOpen name={name} onConfirm={nothing} />],
  ['EmailProofNotice', <EmailProofNotice key="" email={email} onConfirm={nothing} onSend={nothing} />],
  ['Gallery', <Gallery key="" name={name} photos={['/a.webp', '/b.webp']} />],
  ['PriceHint', <PriceHint key="" guide={guide} />],
  ['ReleaseDialog', <ReleaseDialog key="" defaultOpen product={{ name, buyer: { name, email } }} onSubmit={nothing} />],
] as const)('user text with a right-to-left override does not reverse the text of %s', async ([, component]) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(component);
  await expect.poll(() => document.body.innerHTML).toContain(name);
  expect(document.body.innerHTML).not.toMatch(/(?<!\u2068)\u202E/);
});
