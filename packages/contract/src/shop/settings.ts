import * as v from 'valibot';

/**
 * A server's settings for the storefront that it serves, in the page itself
 * (`<script type="application/json" id="settings">`), so that one build fits every deployment.
 */
export const PublicSettings = v.object({
  auth: v.object({
    kind: v.literal('firebase'),
    apiKey: v.string(),
    authDomain: v.string(),
    projectId: v.string(),
    /** Whether accounts are in the emulator behind the storefront's own origin, not at Firebase. */
    emulator: v.boolean(),
  }),
  /** Accounts that the login page shows, the admin's first. Their passwords are public. */
  sampleAccounts: v.array(v.object({ email: v.string(), password: v.string() })),
  /** Whether a seller's products are hidden until the seller has proven their e-mail. */
  requireProvenEmail: v.optional(v.boolean()),
});
export type PublicSettings = v.InferOutput<typeof PublicSettings>;
