/** « d’Amira » for « de Amira »: French drops the vowel before a name that begins with one, whichever name comes. */
export function elided(said: string, values: Record<string, unknown> | undefined): string {
  for (const value of Object.values(values ?? {})) {
    if (typeof value !== 'string' || !/^[aeiouàâäéèêëîïôöùû]../i.test(value)) continue
    said = said.replace(` de ${value}`, () => ` d’${value}`)
  }
  return said
}
