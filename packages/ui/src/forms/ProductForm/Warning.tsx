import * as styles from './ProductForm.css.ts';

interface WarningProps {
  title: string | undefined;
  /** The reasons, each with its key. */
  reasons: readonly (readonly [key: string, reason: string])[];
}

/** A warning with its reasons, not an error: the form can be sent. Rendered before there are reasons, so that they are announced. */
export function Warning({ title, reasons }: WarningProps) {
  return (
    // An `<output>` cannot contain a list.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={styles.warning} data-empty={reasons.length === 0 || undefined}>
      {reasons.length > 0 && (
        <>
          <strong>{title}</strong>
          <ul className={styles.warnings}>
            {reasons.map(([key, reason]) => (
              <li key={key}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
