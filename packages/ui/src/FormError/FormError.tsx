import * as styles from './FormError.css.ts';

export interface FormErrorProps {
  /** What went wrong, or nothing. */
  error?:
    | {
        /** A sentence that a person understands. */
        message: string;
        /** The provider's own words for it. */
        detail?: string | undefined;
      }
    | undefined;
}

/** Why a form was refused, in red, announced when it appears. Renders a `<div role="alert">`, or nothing. */
export function FormError({ error }: FormErrorProps) {
  if (!error) return null;
  return (
    <div role="alert" className={styles.root}>
      <p className={styles.message}>{error.message}</p>
      {error.detail && <p className={styles.detail}>{error.detail}</p>}
    </div>
  );
}
