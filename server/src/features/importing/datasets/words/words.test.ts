import { describe, expect, test } from 'vitest'
import { readClock } from './clock.ts'
import { isBeingPlayed, readStatus, statusReasonIn } from './status-word.ts'

test.each(['live', 'LIVE', 'in play', 'HT', '2H', 'Ao vivo', 'Intervalo', 'segundo tempo', 'en juego'])(
  '%s is a match that goes on',
  (words) => expect([isBeingPlayed(words), readStatus(words)]).toEqual([true, null]),
)

describe('how a match stands', () => {
  test.each([
    ['cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['Cancelado', 'cancelled'],
    ['n/p', 'cancelled'],
    ['abgesagt', 'cancelled'],
    ['cancelled; Austria withdrew', 'cancelled'],
    ['awarded', 'awarded'],
    ['awd.', 'awarded'],
    ['gewertet', 'awarded'],
    ['Wertung', 'awarded'],
    ['przełożony', 'postponed'],
    ['uitgesteld', 'postponed'],
    ['перенесён', 'postponed'],
    ['odwołany', 'cancelled'],
    ['iptal edildi', 'cancelled'],
    ['gestaakt', 'abandoned'],
    ['sospesa', 'suspended'],
    ['Walkower', 'walkover'],
    ['w.o.', 'walkover'],
    ['W.O.', 'walkover'],
    ['walkover', 'walkover'],
    ['postponed', 'postponed'],
    ['adiado', 'postponed'],
    ['postp.', 'postponed'],
    ['susp.', 'suspended'],
    ['aplazado', 'postponed'],
    ['verschoben', 'postponed'],
    ['abandoned', 'abandoned'],
    ['abgebrochen', 'abandoned'],
    ['suspenso', 'suspended'],
    ['interrompida', 'suspended'],
    ['FT', 'finished'],
    ['encerrado', 'finished'],
    ['not started', 'scheduled'],
    ['agendado', 'scheduled'],
    ['lluvia', null],
    ['', null],
  ])('%j', (words, status) => expect(readStatus(words)).toBe(status))

  test('what stands behind the word is the reason', () => {
    expect(statusReasonIn('cancelled; Austria withdrew')).toBe('Austria withdrew')
    expect(statusReasonIn('awarded')).toBeNull()
  })
})

describe('hours', () => {
  test.each([
    ['17:00', '17:00', null, ''],
    ['14:00 (UTC+9)  Kashima Antlers', '14:00', 'UTC+9', 'Kashima Antlers'],
    ['16:30 Eastern Time', '16:30', 'America/New_York', ''],
    ['4:30 pm US Pacific Daylight Time', '16:30', 'America/Los_Angeles', ''],
    ['16:00 Central Norte', '16:00', null, 'Central Norte'],
    ['9.30', '09:30', null, ''],
    ['16h00', '16:00', null, ''],
    ['20h', '20:00', null, ''],
    ['8:30 pm', '20:30', null, ''],
    ['17:00 UTC-3', '17:00', 'UTC-3', ''],
    ['19:45 UTC±0', '19:45', 'UTC+0', ''],
    ['17:00 GMT+5:30', '17:00', 'UTC+5:30', ''],
    ['17:00-03:00', '17:00', 'UTC-3', ''],
    ['20:45 CET', '20:45', 'UTC+1', ''],
    ['20:45 CEST (21:45 EEST)', '20:45', 'UTC+2', '(21:45 EEST)'],
    ['21:30 BRT', '21:30', 'UTC-3', ''],
    ['19:00 ET', '19:00', 'America/New_York', ''],
    ['21:30 Brasília', '21:30', 'America/Sao_Paulo', ''],
    ['20:00 local time', '20:00', null, ''],
    ['20:45  Turkey  1-0  Romania', '20:45', null, 'Turkey  1-0  Romania'],
    ['12:00 UTC-7  South Africa 0-1 Canada', '12:00', 'UTC-7', 'South Africa 0-1 Canada'],
  ])('%s', (text, time, offset, rest) => expect(readClock(text)).toEqual({ time, offset, rest }))

  test.each(['', 'Brazil', '25:00', '12:75'])('%j is no hour', (text) => expect(readClock(text)).toBeNull())
})
