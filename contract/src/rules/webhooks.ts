export const WEBHOOK_NAME = { max: 60 }
/** Per account. */
export const MOST_WEBHOOKS = 20
export const MOST_WEBHOOK_FILTERS = 50
/** How long the old secret may go on signing beside the new one. */
export const LONGEST_WEBHOOK_OVERLAP_HOURS = 72
