import { categories } from '@apple-only/contract';
import { GradeGuide, PageHeading, Section } from '@apple-only/ui';
import type { Metadata } from 'next';
import { brand } from '../../shop.ts';
import { words } from '../../words.ts';

export const metadata: Metadata = { title: words.about(brand.name) };

/** `/ueber-uns`: who they are, how it works, what the conditions mean, and how to reach them. */
export default function About() {
  return (
    <>
      <PageHeading title={words.about(brand.name)} text={words.aboutText} />
      <Section id="schritte" title={words.steps}>
        <ol style={{ paddingInlineStart: '1.25rem', listStyle: 'decimal' }}>
          {words.step.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section id="zustand" title={words.grades}>
        {categories.map((category) => (
          <GradeGuide key={category} category={category} />
        ))}
      </Section>
      <Section id="kontakt" title={words.contact}>
        <p>{words.contactText}</p>
      </Section>
    </>
  );
}
