/** A dataset that the open data may be made from: its licence lets it be passed on under any other. */
export interface AllowedSource {
  readonly folder: string
  readonly dataset: string
  readonly origin: string
  /** Its licence asks for its own text beside every copy. */
  readonly notice: boolean
}

/** In the order in which they are read: lists of clubs first, so that later names find them. */
export const ALLOWED_SOURCES: readonly AllowedSource[] = [
  {
    folder: 'openfootball-txt',
    dataset: 'openfootball-txt',
    origin: 'https://github.com/openfootball',
    notice: false,
  },
  {
    folder: 'openfootball-football-json',
    dataset: 'openfootball-json',
    origin: 'https://github.com/openfootball/football.json',
    notice: false,
  },
  {
    folder: 'openfootball-worldcup-json',
    dataset: 'openfootball-json',
    origin: 'https://github.com/openfootball/worldcup.json',
    notice: false,
  },
  {
    folder: 'brazilianfootball-cbf',
    dataset: 'cbf',
    origin: 'https://github.com/BrazilianFootball/Data',
    notice: true,
  },
  {
    folder: 'williamorim-brasileirao',
    dataset: 'brasileirao',
    origin: 'https://github.com/williamorim/brasileirao',
    notice: true,
  },
  {
    folder: 'martj42-international-results',
    dataset: 'international-results',
    origin: 'https://github.com/martj42/international_results',
    notice: false,
  },
]
