/** The real facts that come with the demonstration, and stay when it goes. */
export const FACTS_DATASET = 'fatos'
/** What the simulator invents. */
export const DEMO_DATASET = 'demonstracao'

export const datasetRows = [
  {
    id: FACTS_DATASET,
    title: 'Fatos reunidos pelo Meio-Campo',
    licence: null,
    attribution: null,
    share_alike: false,
    // Looked at by people who know football; where a dataset disagrees, the conflict is on record.
    trust: 150,
  },
  {
    id: DEMO_DATASET,
    title: 'Demonstração do Meio-Campo: dados inventados',
    licence: null,
    attribution: null,
    share_alike: false,
    trust: 999,
  },
]
