const { env = {} } = import.meta as { env?: Record<string, string | undefined> }

/** Who is in charge of the protection of personal information, set when the product is built. */
export const privacyOfficer = { name: env.PRIVACY_OFFICER || null, email: env.PRIVACY_OFFICER_EMAIL || null }
