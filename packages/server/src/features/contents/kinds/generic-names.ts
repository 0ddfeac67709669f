/** What generic houses put before the name of a substance. */
const house =
  /^(AA|ABBOTT|ACCEL|ACCORD|ACH|ACT|AG|ALTI|AMB|ANB|APO|APOTEX|ASP|AURO|AVA|BCI|BIO|BIOSIMILAR|CCP|CIPLA|CO|COBALT|DOM|ECL|ESME|FTP|GD|GEN|GLN|HIKMA|IPG|JAMP|JNS|KYE|LUPIN|M|MANTRA|MAR|MARCAN|MED|MINT|MYL|MYLAN|NAT|NB|NOVO|NRA|NTP|NU|ODAN|OMEGA|PAT|PDP|PENTA|PHARMA|PHARMASCIENCE|PHL|PMS|PRIVA|PRO|PRZ|Q|QUALITY|RAN|RATIO|RHO|RIVA|SANDOZ|SANIS|SDZ|SEPTA|SIVEM|STERIMAX|TARO|TEVA|UPRI|VAN|VANC|VIATRIS|WN|XIROMED|ZYM)$/

/** "APO-ATORVASTATIN", "TARO-RAMIPRIL HCTZ" and "METFORMIN FC" are names of generic houses; "LIPITOR" is an originator's. */
export function isGenericName(brand: string, ingredients: string[]): boolean {
  const words = brand.toUpperCase().split(/[-\s]/)
  if (words.length > 1 && house.test(words[0] ?? '')) return true
  return ingredients.some((ingredient) => {
    const [first = ''] = ingredient.toUpperCase().split(/[\s,(]/)
    return first.length > 3 && brand.toUpperCase().includes(first)
  })
}
