import preview from '#storybook/preview';
import { categories, conditions, productLocations, requiredFieldNames, textLimits } from '@apple-only/contract';
import { headphones, macBook, seller } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { addThePhoto, entered, listed, expectOnlyError, photo, send } from './ProductForm.suite.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { ProductForm, type ProductEntry, type ProductFormProps } from './ProductForm.tsx';

const meta = preview.meta({
  title: 'Forms/ProductForm',
  component: ProductForm,
  args: { onSubmit: fn(), onDraft: fn(), onAgain: fn(), pending: false },
});

const { name, description, email } = entered;

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Selling price')).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.getByLabelText('Original price')).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.getByLabelText('Purchase year')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByLabelText('Mobile number')).toHaveAttribute('autocomplete', 'tel');
    await expect(canvas.getByLabelText('Seller’s e-mail')).toHaveAttribute('autocomplete', 'email');
    const choices = (group: string) =>
      [...canvas.getByRole('group', { name: group }).querySelectorAll('input')].map(({ value }) => value);
    await expect(choices('Condition')).toEqual([...conditions]);
    await expect(choices('Category')).toEqual([...categories]);
    // A preselected grade would be a promise to the buyer that the seller never made.
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    const locations = within(canvas.getByLabelText('Location')).getAllByRole('option');
    await expect(locations.map(({ textContent }) => textContent)).toEqual([...productLocations]);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Every message has the specification's exact words. */
export const NothingEntered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Photo')).toHaveFocus());
    const messages = {
      'Product name': 'Name is Required',
      'Selling price': 'Price is Required',
      'Original price': 'Price is Required',
      'Purchase year': 'year is Required',
      'Use year': 'year is Required',
      Description: 'Descriptions',
      'Mobile number': 'Mobile Number',
      'Seller’s e-mail': 'Email Address is required',
    };
    for (const [label, message] of Object.entries(messages)) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message);
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    }
    for (const choice of ['Condition', 'Category']) {
      await expect(canvas.getByRole('group', { name: choice })).toHaveAccessibleDescription(`${choice} is Required`);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Condition' }));
    await expect(canvas.getByRole('radio', { name: 'Fair' })).toHaveFocus();
    await expect(canvas.getByLabelText('Photo')).toHaveAccessibleDescription(/^Photo is Required/);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not added yet.');
    // Each of them can be reached from the submit button.
    await userEvent.click(canvas.getByRole('button', { name: 'Use year' }));
    await expect(canvas.getByLabelText('Use year')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PhotoMissing = meta.story({
  args: { defaultValues: entered },
  play: async ({ args, canvas }) => {
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Photo')).toHaveFocus());
    await expect(canvas.getByText('Photo is Required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await addThePhoto(canvas);
    await waitFor(() => expect(canvas.queryByText('Photo is Required')).not.toBeInTheDocument());
    await send(canvas);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await user.click(canvas.getByRole('button', { name: 'Remove the photo' }));
    await expect(await canvas.findByText('Photo is Required')).toBeVisible();
  },
});

export const NameMissing = meta.story({
  args: { defaultValues: { ...entered, name: '   ' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Product name', 'Name is Required'),
});

export const SellingPriceMissing = meta.story({
  args: { defaultValues: { ...entered, selling_price: '' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Selling price', 'Price is Required', '620'),
});

export const OriginalPriceMissing = meta.story({
  args: { defaultValues: { ...entered, original_price: '' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Original price', 'Price is Required', '999'),
});

export const PurchaseYearMissing = meta.story({
  args: { defaultValues: { ...entered, purchase_year: '' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Purchase year', 'year is Required', '2021'),
});

export const UseYearMissing = meta.story({
  args: { defaultValues: { ...entered, use_year: '' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Use year', 'year is Required', '3 years'),
});

export const DescriptionMissing = meta.story({
  args: { defaultValues: { ...entered, description: '' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Description', 'Descriptions'),
});

/** A description that is too long is reported, not cut off, so that no words are lost unnoticed. */
export const DescriptionTooLong = meta.story({
  args: { defaultValues: { ...entered, description: 'M'.repeat(textLimits.description + 1) } },
  play: ({ canvas }) =>
    expectOnlyError(canvas, 'Description', '1 character too many. Shorten this to 10,000 characters.'),
});

export const NumberMissing = meta.story({
  args: { defaultValues: { ...entered, number: '' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Mobile number', 'Mobile Number', '01711 204 118'),
});

export const EmailMissing = meta.story({
  args: { defaultValues: { ...entered, email: '' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Seller’s e-mail', 'Email Address is required', seller.email),
});

export const EmailMalformed = meta.story({
  args: { defaultValues: { ...entered, email: 'nadia at home' } },
  play: ({ canvas }) =>
    expectOnlyError(canvas, 'Seller’s e-mail', 'Enter an e-mail address like name@example.com.', seller.email),
});

/** Filled in only by typing and pasting. Prices and years are text, and are not validated. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await addThePhoto(canvas);
    canvas.getByRole('button', { name: 'Remove the photo' }).focus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Excellent' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const texts: Partial<ProductEntry> = {
      name: 'iPhone 15',
      selling_price: 'around 540',
      original_price: 'no idea',
      purchase_year: 'two springs ago',
    };
    const typed: Record<string, unknown> = {};
    for (const field of requiredFieldNames.filter(
      (one) => one !== 'img' && one !== 'condition' && one !== 'category',
    )) {
      await userEvent.tab();
      typed[field] = field === 'location' ? 'Rajshahi' : (texts[field] ?? entered[field]);
      if (field === 'location') await userEvent.selectOptions(canvas.getByLabelText('Location'), 'Rajshahi');
      else await userEvent.paste(String(typed[field]));
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...typed,
        image: expect.any(File),
        condition: 'Excellent',
        category: 'iphone',
      }),
    );
  },
});

export const EmailOfUser = meta.story({
  args: { email: seller.email },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seller’s e-mail')).toHaveValue(seller.email);
  },
});

type LateProps = Partial<
  Pick<ProductFormProps<string, string>, 'email' | 'defaultValues' | 'pending' | 'progress' | 'error' | 'done'>
>;

/** Events during the editing of a form. */
const events: Record<string, () => Promise<LateProps>> = {
  'Sign in': async () => ({ email: seller.email }),
  'Find the draft': async () => ({ defaultValues: { image: await photo() } }),
  Begin: async () => ({ pending: true, progress: 0.42 }),
  Fail: async () => ({ error: 'The connection was lost on the way.' }),
  Succeed: async () => ({ done: 'iPhone 15 is on the market.' }),
};

/** A form, and a button for each event. */
function FormWithEvents(form: ProductFormProps<string, string>) {
  const [late, setLate] = useState<LateProps>({});
  return (
    <>
      <ProductForm {...form} {...late} onAgain={() => setLate({ done: undefined })} />
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        {Object.entries(events).map(([event, change]) => (
          <Button key={event} kind="quiet" size="small" onClick={() => void change().then(setLate)}>
            {event}
          </Button>
        ))}
      </p>
    </>
  );
}

/** The form rendered before the session was loaded. */
export const UserLoadsLate = meta.story({
  render: (args) => <FormWithEvents {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Seller’s e-mail');
    await userEvent.type(canvas.getByLabelText('Product name'), 'iPhone 15');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(field).toHaveValue(seller.email));
    await expect(canvas.getByLabelText('Product name')).toHaveValue('iPhone 15');
  },
});

export const UserLoadsLateAfterAnotherEmail = meta.story({
  render: (args) => <FormWithEvents {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Seller’s e-mail');
    await userEvent.type(field, 'tanvir@appleonly.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(field).toHaveValue('tanvir@appleonly.example');
  },
});

export const DraftRestored = meta.story({
  args: { defaultValues: entered, email: 'somebody.else@appleonly.example' },
  loaders: [async () => ({ image: await photo() })],
  render: (args, { loaded }) => (
    <ProductForm {...args} defaultValues={{ ...args.defaultValues, image: loaded['image'] }} />
  ),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, laptop.webp' })).toBeVisible();
    await expect(canvas.getByLabelText('Description')).toHaveValue(description);
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
    await expect(canvas.getByLabelText('Location')).toHaveValue('Chittagong');
    await expect(canvas.getByLabelText('Seller’s e-mail')).toHaveValue(email);
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...entered,
        image: expect.objectContaining({ name: 'laptop.webp' }),
      }),
    );
  },
});

/** Photos are stored apart from text, and may load later. */
export const DraftPhotoLoadsLate = meta.story({
  args: { defaultValues: entered },
  render: (args) => <FormWithEvents {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find the draft' }));
    await expect(await canvas.findByRole('img', { name: 'The chosen photo, laptop.webp' })).toBeVisible();
    await expect(canvas.getByLabelText('Product name')).toHaveValue(name);
  },
});

export const DraftSaved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Product name'), 'iPhone');
    await expect(args.onDraft).toHaveBeenCalledTimes(6);
    await userEvent.click(canvas.getByRole('radio', { name: 'Fair' }));
    const draft = {
      name: 'iPhone',
      selling_price: '',
      original_price: '',
      purchase_year: '',
      use_year: '',
      description: '',
      number: '',
      email: '',
      condition: 'Fair',
      location: 'Dhaka',
    };
    await expect(args.onDraft).toHaveBeenLastCalledWith(draft);
    await addThePhoto(canvas);
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...draft, image: expect.any(File) });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the photo' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith(draft);
  },
});

export const Pending = meta.story({
  args: { defaultValues: entered, pending: true },
  play: async ({ args, canvas }) => {
    await addThePhoto(canvas);
    const button = canvas.getByRole('button', { name: /Add product/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.type(canvas.getByLabelText('Product name'), '{Enter}');
    await user.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const UploadingPhoto = meta.story({
  args: { defaultValues: entered },
  render: (args) => <FormWithEvents {...args} />,
  play: async ({ canvas, userEvent }) => {
    await addThePhoto(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading the photo' })).toHaveValue(0.42);
    await expect(canvas.queryByRole('button', { name: 'Remove the photo' })).not.toBeInTheDocument();
  },
});

/** All entered values are kept, including the photo. */
export const Failed = meta.story({
  render: (args) => <FormWithEvents {...args} />,
  args: { defaultValues: entered },
  play: async ({ args, canvas, userEvent }) => {
    await addThePhoto(canvas);
    await send(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The connection was lost on the way.');
    await expect(canvas.getByRole('img', { name: 'The chosen photo, laptop.webp' })).toBeVisible();
    await expect(canvas.getByLabelText('Description')).toHaveValue(description);
    await send(canvas);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...entered, image: expect.any(File) });
  },
});

export const Done = meta.story({
  args: {
    done: (
      <>
        iPhone 15 is on the market. <Link href="/dashboard/sellers/allproducts">My Products</Link>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const done = canvas.getByRole('region', { name: 'Product added' });
    await expect(done).toHaveAccessibleDescription('iPhone 15 is on the market. My Products');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add another product' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

/** From the form to the result, and back to an empty form. The focus moves there, too. */
export const AnotherProduct = meta.story({
  args: { email: seller.email },
  render: (args) => <FormWithEvents {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Product name'), 'iPhone 15');
    canvas.getByRole('button', { name: 'Succeed' }).click();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Product added' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Add another product' }));
    await waitFor(() => expect(canvas.getByLabelText('Photo')).toHaveFocus());
    await expect(canvas.getByLabelText('Product name')).toHaveValue('');
    await expect(canvas.getByLabelText('Seller’s e-mail')).toHaveValue(seller.email);
  },
});

/** For a listed product: its facts are filled in, and its photo stays. */
export const Editing = meta.story({
  args: { product: macBook, onDiscard: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'The current photo' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Excellent' })).toBeChecked();
    await expect(canvas.getByLabelText('Description')).toHaveValue(macBook.description);
    const price = canvas.getByLabelText('Selling price');
    await userEvent.clear(price);
    await userEvent.type(price, '590{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...listed, selling_price: '590' });
    await addThePhoto(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...listed,
      selling_price: '590',
      photos: [macBook.img, expect.objectContaining({ name: 'laptop.webp' })],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...listed,
      selling_price: '590',
      image: expect.objectContaining({ name: 'laptop.webp' }),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

export const EditingWithoutAName = meta.story({
  args: { product: macBook },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Product name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved yet.');
    await expect(canvas.getByLabelText('Product name')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Earlier entries are restored from a draft of the changes. */
export const EditingFromDraft = meta.story({
  args: { product: macBook, defaultValues: { selling_price: '590', description: 'With a new battery.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Selling price')).toHaveValue('590');
    await expect(canvas.getByLabelText('Description')).toHaveValue('With a new battery.');
    await expect(canvas.getByLabelText('Product name')).toHaveValue(macBook.name);
  },
});

/** The facts that the buyer has agreed to cannot be changed, not even by a draft from before the booking. */
export const EditingABookedProduct = meta.story({
  args: { product: headphones, defaultValues: { selling_price: '1', description: 'With a case.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^A buyer has booked this product\./)).toBeVisible();
    for (const label of ['Photo', 'Product name', 'Selling price', 'Original price', 'Purchase year', 'Use year']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled();
    }
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Fair' })).toBeChecked();
    await expect(canvas.getByLabelText('Selling price')).toHaveValue('240');
    for (const label of ['Description', 'Location', 'Mobile number', 'Seller’s e-mail']) {
      await expect(canvas.getByLabelText(label)).toBeEnabled();
    }
    await userEvent.selectOptions(canvas.getByLabelText('Location'), 'Khulna');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...listed,
      name: headphones.name,
      condition: 'Fair',
      category: 'accessories',
      use_year: '4 years',
      original_price: '549',
      selling_price: '240',
      description: 'With a case.',
      location: 'Khulna',
    });
  },
});

export const EditingABookedProductAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { product: { ...headphones, name: 'M'.repeat(120) }, onDiscard: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const EditingInAnotherLanguage = meta.story({
  globals: { language: 'de' },
  args: { product: headphones, onDiscard: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
    await expect(canvas.getByText(/^Ein Käufer hat dieses Gerät reserviert\./)).toBeVisible();
    await expect(canvas.queryByText(/booked|changes/i)).not.toBeInTheDocument();
  },
});

/** The explanations of the conditions depend on the category. */
export const ConditionsExplained = meta.story({
  play: async ({ canvas, userEvent }) => {
    const excellent = canvas.getByRole('radio', { name: 'Excellent' });
    await expect(excellent).toHaveAccessibleDescription(/^Screen: No marks\. Body: Faint marks/);
    await expect(excellent).not.toHaveAccessibleDescription(/Battery/);
    await userEvent.click(canvas.getByRole('radio', { name: 'iPhone' }));
    await expect(excellent).toHaveAccessibleDescription(/Battery health: 90 % or more\.$/);
    await userEvent.click(canvas.getByRole('radio', { name: 'MacBook' }));
    await expect(excellent).toHaveAccessibleDescription(/Battery health: 85 % or more\.$/);
  },
});

export const ForVisitors = meta.story({
  args: {
    intro: (
      <>
        Fill it in now, and keep it. To put it on the market, <Link href="/login">log in</Link> or{' '}
        <Link href="/register">register</Link> as a seller: what you wrote will be here.
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'register' })).toBeVisible();
    await expect(canvas.getByText(/what you wrote will be here/)).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: {
    defaultValues: {
      ...entered,
      name: 'A name that goes on and on '.repeat(7),
      selling_price: '1,234,567,890,123,456,789',
      description: 'M'.repeat(400),
      email: `${'m'.repeat(60)}@appleonly.example`,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { email: seller.email },
  play: async ({ canvas, canvasElement }) => {
    await send(canvas);
    await canvas.findByText('Name is Required');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // The two prices are aligned under each other.
    const [selling, original] = ['Selling price', 'Original price'].map((label) =>
      canvas.getByLabelText(label).getBoundingClientRect(),
    );
    await expect(selling?.bottom).toBeLessThan(original?.top ?? 0);
  },
});

/** Another language, and another direction; no English is left. */
export const RightToLeftInAnotherLanguage = meta.story({
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  args: {
    email: seller.email,
    labels: {
      image: 'الصورة',
      condition: 'الحالة',
      conditions: { Fair: 'مقبولة', Good: 'جيدة', Excellent: 'ممتازة' },
      category: 'الفئة',
      categories: { macBook: 'ماك بوك', iphone: 'آيفون', accessories: 'ملحقات' },
      name: 'اسم المنتج',
      selling_price: 'سعر البيع',
      original_price: 'السعر الأصلي',
      purchase_year: 'سنة الشراء',
      use_year: 'مدة الاستعمال',
      description: 'الوصف',
      location: 'المكان',
      number: 'رقم الهاتف',
      email: 'البريد الإلكتروني',
      submit: 'أضف المنتج',
      nameRequired: 'الاسم مطلوب',
      priceRequired: 'السعر مطلوب',
      yearRequired: 'السنة مطلوبة',
      descriptionRequired: 'الوصف مطلوب',
      numberRequired: 'الرقم مطلوب',
      imageRequired: 'الصورة مطلوبة',
      conditionRequired: 'الحالة مطلوبة',
      categoryRequired: 'الفئة مطلوبة',
      incomplete: 'لم يُضف المنتج بعد. راجع هذه الحقول:',
      model: 'الطراز',
      storage: 'سعة التخزين',
      memory: 'الذاكرة',
      colour: 'اللون',
      battery_health: 'صحة البطارية',
      battery_cycles: 'دورات الشحن',
      screen_marks: 'آثار على الشاشة',
      body_marks: 'آثار على الهيكل',
      marks: 'مكان الآثار',
      replaced_parts: 'أجزاء أُصلحت أو استُبدلت',
      warranty_until: 'الضمان حتى',
      icloud_off: 'قفل آيكلاود',
      in_the_box: 'محتوى العلبة',
      icloudOffStatement: 'مغلق',
      moreFacts: 'معلومات أخرى',
      moreFactsHint: 'اختياري',
      grades: {
        criteria: { screen_marks: 'الشاشة', body_marks: 'الهيكل', battery_health: 'البطارية', works: 'الوظيفة' },
        marks: { None: 'بلا آثار', Faint: 'آثار خفيفة', Visible: 'خدوش ظاهرة', Deep: 'خدوش عميقة' },
        atLeast: (percent) => `${percent}٪ أو أكثر`,
        anyBattery: 'أي',
        allWorks: 'كل شيء يعمل',
        someWorks: 'يعمل',
      },
      photosInput: { choose: 'اختر صورا', drop: 'أو أفلتها هنا', shots: 'كل الجوانب', limits: 'حتى ١٠ ميغابايت' },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'أضف المنتج' }));
    await expect(await canvas.findByText('الاسم مطلوب')).toBeVisible();
    const words = [...canvasElement.querySelectorAll('label, p, button, legend, [role="alert"]')];
    for (const { textContent } of words) await expect(textContent).not.toMatch(/[A-Za-z]/);
    const photoPlace = canvas.getByLabelText('الصورة').getBoundingClientRect();
    await expect(photoPlace.left).toBeGreaterThan(canvas.getByLabelText('الوصف').getBoundingClientRect().right);
  },
});
