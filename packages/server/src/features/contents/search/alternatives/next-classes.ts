/**
 * What is given where neither a drug nor its like may be: the codes that begin those of the drugs = of what is given instead,
 * the most usual first. The longest beginning of a code is read.
 */
const lines = `
A02BC = A02BA
A02BA = A02BC
A10BA = A10BK A10BH A10BJ
B01AA = B01AF B01AE07
B01AE07 = B01AF
B01AC04 = B01AC06 B01AC24
B01AC06 = B01AC04
B03AA = B03AC
C03AA = C08CA01 C09AA
C03BA = C03AA
C09A = C09CA
C09B = C09DA C09DB
C09C = C09AA
C09D = C09B
C09DX04 = C09CA
C10AA = C10AX09 C10AX13 C10AX14 C10AX16
J01CA = J01DC02 J01FA10 J01AA02
J01CR02 = J01DC02 J01AA02 J01MA14 J01FA10
J01DB = J01CF J01FF01
J01FA = J01AA02 J01CA04
M01A = N02BE01 M02AA15
N02BE = M01AE01 M01AE02
N05BA = N06AB N06AX16 N05BE01
N05CD = N05CJ N05CF N06AX05
N05CF = N05CJ N06AX05
R06AA59 = R06AA11 A03FA01 A04AA01
R06A = R06AE07 R06AX13 R06AX27 R06AX26 R06AX29 R06AX28
`

const nextByCode = new Map(
  lines
    .trim()
    .toLowerCase()
    .split('\n')
    .map((line) => {
      const [code = '', next = ''] = line.split(' = ')
      return [code, next.split(' ')] as const
    }),
)

export const nextClassesTo = (code: string): string[] => {
  const beginnings = Array.from({ length: code.length }, (_, shorter) => code.slice(0, code.length - shorter))
  return beginnings.map((beginning) => nextByCode.get(beginning)).find((next) => next !== undefined) ?? []
}
