// Stems of the World Health Organization's nonproprietary names, those that hardly any ordinary word ends in.
const endings = `
  abine adol afil ercept ersen siran leucel alol apine asone astine azepam azepine azine azole azolam barbital bactam caine cillin ciclib ciclovir
  codone conazole coxib curium curonium cycline dipine dronate dronic entan faxine fenac fenacin fentanil fibrate floxacin
  formin gabalin gabatin gatran gepant glinide gliflozin gliptin glitazone glutide grel grelor idone imus ipramine kinra
  lukast mab meline micin morphone mustine mycin nidazole nib olol onide orexant oxacin oxetine oxicam parib parin penem
  perazine peridol piride planin plase platin pram prazan prazole pressin pril prilat profen promazine prost racetam
  relix renone rubicin sartan semide setron solone statin stigmine taxel terol tecan thiazide tidine tinib tocin traline
  trexate triptan triptyline tyline vaptan vastatin vir vudine xaban zepam zolam`
  .trim()
  .split(/\s+/)

const drugName = new RegExp(`^(?:cef|ceph|sulfa)\\p{L}{3,}$|\\p{L}{2,}(?:${endings.join('|')})e?s?$`, 'u')

/** A folded word that may be the name of a drug which the catalogue does not have. */
export const looksLikeDrugName = (word: string): boolean => drugName.test(word)

/** « Oxytocine » is oxytocin. */
export const namesInEnglish = (name: string): string[] => [name, name.replace(/(?<=.{4})e$/, '')]
