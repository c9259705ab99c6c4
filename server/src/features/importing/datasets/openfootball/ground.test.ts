import { expect, test } from 'vitest'
import { placeOf, readGround } from './ground.ts'

test.each([
  ['Los Angeles Stadium, Los Angeles, Att: 70026', 'Los Angeles Stadium, Los Angeles', 70026, null],
  ['Arena, Porto Alegre, Público: 43.418', 'Arena, Porto Alegre', 43418, null],
  ['Arena, Porto Alegre (Attendance 12,345)', 'Arena, Porto Alegre', 12345, null],
  ['Stadion, Wien, Zuschauer: 20 000', 'Stadion, Wien', 20000, null],
  ['Estadio Monumental, Lima (UTC-5)', 'Estadio Monumental, Lima', null, 'UTC-5'],
  ['Arena, Natal, 12 June 2014', 'Arena, Natal', null, null],
  ['Arena, Natal, Jun 12', 'Arena, Natal', null, null],
  ['Arena, 12/06/2014', 'Arena', null, null],
  ['Arena, 43418', 'Arena', null, null],
  ['Att: 43418', null, 43418, null],
  ['Att:', null, null, null],
  ['Stadium 974, Doha', 'Stadium 974, Doha', null, null],
  ['Estadio 25 de Mayo, Lugar', 'Estadio 25 de Mayo, Lugar', null, null],
  ['Attock Stadium, Attenkirchen', 'Attock Stadium, Attenkirchen', null, null],
  ['Los Angeles (Inglewood)', 'Los Angeles (Inglewood)', null, null],
])('%s', (text, ground, attendance, offset) => {
  expect(readGround(text)).toEqual({ ground, attendance, offset })
})

test.each([
  ['Maracanã', 'Maracanã', null, null],
  ['Maracanã, Rio de Janeiro', 'Maracanã', 'Rio de Janeiro', null],
  ['Estádio das Laranjeiras, Flamengo, Rio de Janeiro', 'Estádio das Laranjeiras', 'Rio de Janeiro', null],
  ['Maracanã, Maracanã, Rio de Janeiro, RJ', 'Maracanã', 'Rio de Janeiro', null],
  ['Maracanã, Rio de Janeiro, RJ', 'Maracanã', 'Rio de Janeiro', null],
  ['MetLife Stadium, East Rutherford, NJ', 'MetLife Stadium', 'East Rutherford', null],
  ['Wembley Stadium, London, England', 'Wembley Stadium', 'London', 'GB-ENG'],
  ['Stade de France, Saint-Denis, Paris, France', 'Stade de France', 'Paris', 'FR'],
  ['Rommel Fernández, Panamá', 'Rommel Fernández', 'Panamá', null],
])('the stadium of %s is %s in %s', (text, name, city, country) => {
  expect(placeOf(text, [])).toEqual({ name, city, country })
})

test.each([
  ['Mercedes-Benz Stadium, Atlanta, Georgia', ['US'], 'Atlanta', 'US'],
  ['AT&T Stadium, Arlington, Texas', ['US'], 'Arlington', 'US'],
  ['Audi Field, Washington, D.C.', ['US', 'CA'], 'Washington', null],
  ['Boris Paichadze, Tbilisi, Georgia', ['GE'], 'Tbilisi', 'GE'],
  ['Orlando Scarpelli, Florianópolis, Santa Catarina', ['BR'], 'Florianópolis', 'BR'],
])('with the hosts known, %s (%s) is in %s', (text, hosts, city, country) => {
  expect(placeOf(text, hosts)).toMatchObject({ city, country })
})
