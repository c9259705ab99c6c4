/** Every advisory lock of ours, in one place: two that shared a number would wait for each other for ever. */
export const ADVISORY_LOCKS = {
  /** Several nodes may start at once and must take turns. */
  migrations: 5_114_202_601,
  /** The order in which changes become visible; taken in 0008_changes.sql. */
  changes: 5_114_202_602,
  /** One import at a time, because each remembers what it has found in the database. */
  imports: 5_114_202_603,
  /** Held by the one process that plays the demonstration. */
  demonstration: 5_114_202_604,
  /** Held by the one process that loads the open data. */
  openData: 5_114_202_612,
  /** Several nodes may start at once: one after the other makes queues, site, demonstration and first admin. */
  preparing: 5_114_202_610,
  /** Held by the node that restarts all of them. */
  restart: 5_114_202_611,
  /** One backup or restore at a time, over all nodes. */
  backups: 5_114_202_620,
  /** Admins who share views are counted one after the other. */
  sharedViews: 5_114_202_630,
} as const
