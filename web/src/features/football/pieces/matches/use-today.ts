import { useNow } from '../../../../components/moment/use-now.ts'
import { dayAt } from './match-day.ts'

/** The current day in São Paulo; it changes at midnight on an open page. */
export const useToday = (): string => dayAt(useNow())
