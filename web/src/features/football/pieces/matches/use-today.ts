import { useNow } from '../../../../components/moment/use-now.ts'
import { dayAt } from './match-day.ts'

/** The day it is in São Paulo; a page left open over midnight follows. */
export const useToday = (): string => dayAt(useNow())
