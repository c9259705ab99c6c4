import type { Licence } from '../../records/importer.ts'

export const OPENFOOTBALL_LICENCE: Licence = {
  name: 'CC0 1.0',
  attribution: 'Match data: openfootball (public domain).',
  shareAlike: false,
}
