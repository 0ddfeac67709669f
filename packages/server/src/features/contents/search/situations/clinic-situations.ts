/** What is asked in the office and at the counter: findings, in any order, and what they call for. */
export const clinicSituations = `
zoster | zona | shingles + v1 | eye | oeil | nose | nez | ophthalm* | ophtalm* | forehead | front | hutchinson + !vaccin* | shingrix | shot = J05AB11 J05AB09 J05AB01
depress* + @years + ssri* | isrs | antidepress* | first | 1er | premier | start | which | lequel | debuter | what + !st depress* | respir* = N06AB03 N06AB06 N06AB10
anxiety | anxiete | anxious | anxieux | ocd | toc | panic + @years + ssri* | isrs | antidepress* | first | 1er | start | which | lequel | what = N06AB06 N06AB03 N06AB08
adhd | tdah + tic | tics | tourette | substance* | addict* | abuse | cocain* | toxicoman* | consommat* | sud | anxi* + !trial = N06BA09 C02AC02
adhd | tdah + non stimulant* | nonstimulant* | not a stimulant | without stimulant* = N06BA09 C02AC02
osteoporos* | bone density + reflux | gerd | dysphag* | esophag* | can t swallow | rgo + !egfr [1-3][0-9] | dfg [1-3][0-9] | @kidney + !hypocalc* = M05BA08 M05BX04
prednisone | steroid* | cortisone + bone* | osteoporos* | osseu* + !egfr [1-3][0-9] | dfg [1-3][0-9] | ckd | irc | dialys* | marrow | moelle | leukem* | leucem* | necro* + !@pregnant | metasta* | fractures? | pain | douleur* = M05BA07 M05BA04 M05BA08 M05BX04
migrain* + coronar* | cad | heart attack | infarct* | stroke | avc | mcas = N02CD04 N02CD06 N02BE01
isoniazid* | inh + b6 | neuropath* | supplement* = A11HA02
measles | rougeole + expos* | contact* + infant | newborn | nourrisson | bebe + !immune | immunise* | immunized | igg pos* | two doses | 2 doses | deux doses | had (?:it|chickenpox|measles) | deja eu | @pregnant = J06BA01 J07BD52
measles | rougeole + expos* | contact* + @pregnant | infant | newborn | nourrisson | bebe | immunosup* + !immune | immunise* | immunized | igg pos* | two doses | 2 doses | deux doses | had (?:it|chickenpox|measles) | deja eu = J06BA02 J06BA01
chickenpox | varicell* | varicella + expos* | contact* + @pregnant | newborn | nouveau ne | immunosup* + !immune | immunise* | immunized | igg pos* | two doses | 2 doses | deux doses | had (?:it|chickenpox|measles) | deja eu = J06BB03
pertussis | whooping | coqueluche + expos* | contact* | household = J01FA10 J01FA09
flu | influenza | grippe + @kidney | dialys* + !shot | vaccin* = J05AH02
pinworm* | oxyur* = P02CC01 P02CA01
scabies | gale + @pregnant | infant | newborn | baby | bebe | nourrisson = P03AC04
acne + @pregnant = D10AX03 D10AE01 D10AF01
(?:no|not|pas|sans) (?:d )?anaphyla* + hives | urticair* = R06AX27 R06AX13 R06AE07 -C01CA24
hives | urticair* + @noresponse | double | updos* | chronic* | refract* + !acute + !wheez* | throat | gorge | swell* | breath* | anaphyla* = R06AX27 R06AX13 R03DX05
hiccup* | hoquet + days | jours | depuis | palliat* | pall | intractab* | persist* | refract* | what | quoi + !newborn* | nouveau ne | nne | bebe | baby | bb | infant* | nourrisson* | parkinson* | lewy | qt | qtc = N05AA01 M03BX01 A03FA01 N05AD01
actinic keratos* | keratose* actinique* | keratoses solaires + !surveill* = L01BC02 D06BB10
ppd | tst | tuberculin* | tct | tubersol + vaccin* | live | vivant | mmr | rro | bcg | induration | mm | read | lecture + !depress* | postpartum | post partum | isoniazid* = V04CF01
triptan* + melt* | dissolv* | odt | rpd | tongue | fond* | langue = N02CC04 N02CC03
2nd gen* | second gen* | 2e gen* | deuxieme gen* + cephal* | cepha* = J01DC02 J01DC10
vrs | rsv + shot | vaccin* | injection | anticorps | antibod* + newborn* | infant* | nne | nourrisson* | bebe* | baby | nouveau ne = J06BD08 J06BD01
`
