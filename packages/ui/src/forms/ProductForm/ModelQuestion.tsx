'use client';

import { useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Field } from '../Field/Field.tsx';
import { fits } from '../Field/limit.ts';
import { ModelField, type ModelFieldProps } from '../ModelField/ModelField.tsx';
import type { ShopModel } from '../ModelField/shop-model.ts';
import { categoryName } from '../../parts/ShopProvider/choices.ts';
import { useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import type { ProductFormLabels } from './labels.ts';
import { isOffered, misfitsOf, modelNamed } from './model-facts.ts';
import * as styles from './ProductForm.css.ts';
import { Warning } from './Warning.tsx';
import { limitOf, type ProductFormState } from './use-product-form.ts';

interface ModelProps {
  form: ProductFormState;
  text: ProductFormLabels;
}

/** The entered model if it is in the list, whether chosen, typed or from a draft. */
export function useModel({ control }: ProductFormState, models: readonly ShopModel[] | undefined) {
  return modelNamed(models, useWatch({ control, name: 'model' }));
}

interface ModelQuestionProps
  extends ModelProps, Pick<ModelFieldProps<ShopModel>, 'models' | 'onModelsNeeded' | 'disabled'> {
  /** The entered model, if it is in the list. */
  model: ShopModel | undefined;
  /** Called after the user has chosen a model from the list, and the category is filled in. */
  onChosen: () => void;
}

/** The question for the model. A model chosen from the list fills in the category, unless the seller has chosen another one. */
export function ModelQuestion({ form, text, model, onChosen, ...list }: ModelQuestionProps) {
  const { getValues, setValue, errors, formState } = form;
  const {
    field: { ref, name, value, onBlur, onChange },
  } = useController({ control: form.control, name: 'model', rules: { validate: fits(limitOf('model')) } });
  /** The category that the previous model filled in. */
  const filled = useRef<string>(undefined);
  const { categories } = useShop();
  const choose = (chosen: ShopModel) => {
    const before = getValues('category');
    if (isOffered(chosen, categories) && (before === null || before === filled.current)) {
      filled.current = chosen.category;
      setValue('category', chosen.category, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
    onChosen();
  };
  return (
    <div className={styles.model}>
      <Field
        label={text.model}
        hint={text.modelHint}
        error={errors.model?.message}
        limit={limitOf('model')}
        labels={text.field}
      >
        <ModelField
          {...list}
          ref={ref}
          name={name}
          value={value}
          onBlur={onBlur}
          onChange={onChange}
          onChoose={choose}
          labels={text.modelField}
        />
      </Field>
      <Misfits form={form} text={text} model={model} />
    </div>
  );
}

/** Warns about entries that differ from the model. They stay, because the device may have been changed, or the list may be wrong. */
function Misfits({ form, text, model }: ModelProps & { model: ShopModel | undefined }) {
  const shop = useShop();
  const values = useWatch({ control: form.control });
  const misfits = model ? misfitsOf(model, values, shop.categories) : [];
  const nameOf = (name: string, value: string) =>
    name === 'category' ? categoryName(value, shop, text.categories) : value;
  return (
    <Warning
      title={model && text.misfits(model.name)}
      reasons={misfits.map(({ name, entered, known }) => [
        name,
        text.misfit(text[name], nameOf(name, entered), known.map((value) => nameOf(name, value)).join(', ')),
      ])}
    />
  );
}
