import { describe, expect, it } from 'vitest'
import { findPatientData } from './patient-data.ts'

const kindsIn = (text: string) => findPatientData(text).map(({ kind }) => kind)
const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index))

/** The same numbers each time. */
const digitsFrom = (seed: number, length: number) =>
  times(length, (index) => String(Math.floor(((seed + 7) * (index + 3) * 7919 + seed * 131) / 7) % 10)).join('')

function luhnNumber(first: string, seed: number, length: number): string {
  const body = first + digitsFrom(seed, length - 1 - first.length)
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return body + ((10 - (sum % 10)) % 10)
}

function britishColumbiaNumber(seed: number): string {
  const body = `9${digitsFrom(seed, 8)}`
  const sum = [2, 4, 8, 5, 10, 9, 7, 3].reduce(
    (total, weight, index) => total + ((weight * Number(body[index + 1])) % 11),
    0,
  )
  const check = 11 - (sum % 11)
  return check < 10 ? `${body}${check}` : britishColumbiaNumber(seed + 101)
}

function saskatchewanNumber(seed: number): string {
  const body = digitsFrom(seed, 8)
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check < 10 ? `${body}${check}` : saskatchewanNumber(seed + 101)
}

const quebecNumber = (seed: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const month = (seed % 12) + 1 + (seed % 2) * 50
  return `TREM ${two((seed * 7) % 100)}${two(month)} ${two((seed % 28) + 1)}${two((seed * 3) % 100)}`
}
/** In three groups, the last two of three digits. */
const spaced = (number: string) => number.replace(/(\d{3})(\d{3})$/, ' $1 $2')

/** One for each province and territory, as people write them. */
const written: ((seed: number) => string)[] = [
  (seed) => `OHIP ${spaced(luhnNumber('4', seed, 10))} AB`,
  (seed) => `Her card is ${luhnNumber('6', seed, 10)}.`,
  (seed) => `PHN ${spaced(britishColumbiaNumber(seed))}`,
  (seed) => `seen today, ${britishColumbiaNumber(seed)}, stable`,
  (seed) => `Alberta PHN ${luhnNumber('5', seed, 9)}`,
  (seed) => `HSN ${spaced(saskatchewanNumber(seed))} in Regina`,
  (seed) => `Manitoba PHIN ${spaced(`3${digitsFrom(seed, 8)}`)}`,
  (seed) => `RAMQ ${quebecNumber(seed)}`,
  (seed) => `Mme ${quebecNumber(seed).replaceAll(' ', '')} vue ce matin`,
  (seed) => `NB medicare ${luhnNumber('7', seed, 9)}`,
  (seed) => `Nova Scotia HCN ${spaced(luhnNumber('1', seed, 10))}`,
  (seed) => `PEI health card 1${digitsFrom(seed, 7)}`,
  (seed) => `MCP 8${digitsFrom(seed, 11)}`,
  (seed) => `Yukon health number 00${`2${digitsFrom(seed, 6)}`}`,
  (seed) => `NWT health card N${digitsFrom(seed, 7)}`,
  (seed) => `Nunavut health card 1${digitsFrom(seed, 8)}`,
  (seed) => `numéro d’assurance maladie 4${digitsFrom(seed, 9)}`,
  (seed) => `carte santé : ${spaced(luhnNumber('9', seed, 10))}`,
  (seed) => `Please see ${luhnNumber('2', seed, 10)} again (K+ 5.9)`,
  (seed) => `68M, OHIP#${luhnNumber('8', seed, 10)}VK, CHF`,
]

/** What clinicians write of drugs, trials, articles, values and dates. */
const clean: ((seed: number) => string)[] = [
  (seed) => `DIN 0${2_200_000 + seed} is short again; DIN 0${2_300_000 + seed} is marketed.`,
  (seed) => `PMID ${30_000_000 + seed * 7} and doi 10.1056/NEJMoa${2_000_000 + seed}`,
  (seed) => `NCT0${1_000_000 + seed} recruits in Halifax since 2025-0${(seed % 9) + 1}-14.`,
  (seed) =>
    `Potassium ${3 + (seed % 3)}.${seed % 10}, creatinine ${80 + seed}, eGFR ${60 - seed}, BP 1${seed % 10}0/80.`,
  (seed) => `Start metformin ${500 + seed * 50} mg bid, then recheck A1c (7.${seed % 10}%) in 3 months.`,
  (seed) => `A 6${seed % 10}-year-old woman with CKD 3b: which SGLT2 inhibitor would you choose?`,
  (seed) => `The guideline of March ${seed + 1}, 2024 replaces the one of 2019-11-2${seed % 10}.`,
  (seed) => `Call the poison centre at 1-800-268-901${seed % 10}; our clinic is 613-555-01${seed + 10}.`,
  (seed) => `See https://health-infobase.canada.ca/page/${100_000_000 + seed * 13} and CMAJ 2023;195:E${100 + seed}-7.`,
  (seed) => `Étude de ${1_200 + seed} patients, suivis ${seed + 2} ans, RR 0,${70 + seed} (IC 95 % 0,62-0,98).`,
  (seed) =>
    `Paxlovid 300 mg/100 mg, renal dose 150/100; INR ${2 + (seed % 2)}.${seed % 10}; lot 4${digitsFrom(seed, 8)}.`,
  (seed) => `N = ${12_000 + seed}, p < 0.00${(seed % 9) + 1}, HR 0.8${seed % 10}, 95% CI 0.71-0.9${seed % 10}.`,
  (seed) => `Write to info${seed}@example.org about the conference on 2026-10-1${seed % 10}.`,
  (seed) => `Published 2024-05-1${seed % 10} by Jane Roe and John Doe; updated 2025/01/0${(seed % 9) + 1}.`,
  (seed) =>
    `Limited use code ${400 + seed}: failure of two agents over ${seed + 6} weeks. Costs $1,234,567.8${seed % 10}.`,
  (seed) => `ORCID 0000-0002-1825-00${10 + seed}; ISBN 978-0-306-4061${seed % 10}-7.`,
  (seed) => `On call ${seed % 7} to ${(seed % 7) + 5} p.m.; page me at extension 44${10 + seed}.`,
  (seed) => `Rappel de lots 2${digitsFrom(seed, 6)} annoncé le ${seed + 1} mars 2025.`,
  (seed) =>
    `Vitamin D ${1_000 + seed * 100} IU daily; TSH ${seed}.4 mIU/L; weight ${60 + seed}.5 kg; 24-h urine 1${seed}00 mL.`,
  (seed) => `In 2019-2020, ${10_000 + seed} of 1,234,${500 + seed} had influenza A(H1N1)pdm09.`,
]

describe('a text with a health number', () => {
  const texts = written.flatMap((make) => times(10, make))

  it('is noticed, each of 200', () => {
    const missed = texts.filter((text) => !kindsIn(text).includes('HealthNumber'))

    expect([texts.length, missed]).toEqual([200, []])
  })
})

describe('a clinical text without patient data', () => {
  const texts = clean.flatMap((make) => times(10, make))

  it('is left alone, each of 200', () => {
    const flagged = texts.filter((text) => findPatientData(text).length > 0)

    expect([new Set(texts).size, flagged]).toEqual([200, []])
  })
})

describe('other signs of a patient', () => {
  it.each([
    ['DOB 1950-01-31', ['BirthDate']],
    ['Jane Roe, 1950-01-31, seen today', ['BirthDate']],
    ['née le 4 mars 1962', ['BirthDate']],
    ['patient reached at 613-555-0199', ['Phone']],
    ['The patient writes from j.roe@example.org', ['Email']],
    ['Born March 4, 1962; her mother: (902) 555-0142', ['BirthDate', 'Phone']],
  ])('are seen in %j', (text, kinds) => {
    expect(kindsIn(text)).toEqual(kinds)
  })

  it('are found in a long text in little time', () => {
    const text = '1 2-3 4 '.repeat(5_000) + 'a@'.repeat(5_000)
    const startMs = process.threadCpuUsage()

    findPatientData(text)

    // Of the thread alone: what other programs take does not count.
    expect(process.threadCpuUsage(startMs).user / 1_000).toBeLessThan(500)
  })
})
