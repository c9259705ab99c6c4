import { openAddress } from '../../api/open-call.ts'
import { programPath, type ApiCall } from './api-call.ts'

/** The whole address, as a program outside this page calls it. */
export const callAddress = (call: ApiCall): string => openAddress(programPath(call))
