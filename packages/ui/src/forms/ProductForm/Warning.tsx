import * as styles from './ProductForm.css.ts';

interface WarningProps {
  title: string | undefined;
  /** The reasons, each with its key. */
  reasons: readonly (readonly [key: string, reason: string])[];
}

/** A warning with its reasons, no error: the form can be sent. It is there before them, so that they are announced. */
export function Warning({ title, reasons }: WarningProps) {
  return (
    // An `<output>` has no list in it.
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
