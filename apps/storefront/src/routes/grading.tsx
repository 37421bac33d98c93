import { categories } from '@apple-only/contract';
import { GradeGuide, PageHeading } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';

export const handle: PageHead = {
  title: 'Condition guide',
  description:
    'What Excellent, Good and Fair mean on Apple Only: marks on screen and body, battery health, and what must work, for each category.',
};

/** `/grading`: what the conditions of products mean. */
export function Component() {
  return (
    <>
      <PageHeading
        title="What the conditions mean"
        text="Sellers choose the condition of their devices themselves. Each line says the most wear that a condition allows. Arm’s length is about 60 cm, in daylight."
      />
      {categories.map((category) => (
        <GradeGuide key={category} category={category} />
      ))}
    </>
  );
}
