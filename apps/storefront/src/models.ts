import type { AppleModel } from '@apple-only/contract';
import { useState } from 'react';

/** Apple's models for the search and for a form, loaded when the user is about to type. Without them, a model is any text. */
export function useModels() {
  const [models, setModels] = useState<readonly AppleModel[]>();
  const load = () => {
    // After a failure, the next request tries again.
    if (!models) {
      import('@apple-only/contract/models').then(
        ({ appleModels }) => setModels(appleModels),
        () => undefined,
      );
    }
  };
  return { models, onModelsNeeded: load };
}
