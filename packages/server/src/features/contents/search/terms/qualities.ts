/**
 * What people do not want of a drug = the codes of the Anatomical Therapeutic Chemical classification that begin those of the drugs
 * which have it.
 */
export const qualities = `
INR | INR monitoring | monitoring | blood tests | blood monitoring = B01AA
drowsiness | drowsy | sedation | sedating | sedative | sleepiness | sleepy | endort | assomme | somnolence = R06AA R06AB R06AD R06AE05 N05BA N05CD
sulfa | sulfonamide | sulfa drug = J01E D06BA01
estrogen | oestrogen = G03AA G03AB G03C G03F G03HB G02BB
hormone | hormones | hormonal = G03
steroid | steroids | corticosteroid = H02A D07 R01AD R03BA S01BA C05AA
opioid | opioids | narcotic | opiate = N02A R05DA
stimulant = N06BA04 N06BA12 N06BA01 N06BA02
benzodiazepine | benzo = N05BA N05CD
aspirin | ASA = B01AC06 N02BA
penicillin | penicillins | pen | peni | pip tazo | piperacillin tazobactam | tazocin | amox clav | amoxicillin clavulanate | amoxicillin clavulanic acid | clavulin | amoxicillin | amoxil | ampicillin | cloxacillin = J01C
cephalosporin = J01D
insulin = A10A
statin = C10AA
hypoglycemia | low blood sugar = A10BB A10BX02 A10BX03 A10A
cough | dry cough = C09AA C09BA
anti-inflammatory | NSAID | nonsteroidal anti-inflammatory = M01A
addictive | addiction | dependence | habit forming = N05BA N05CD N05CF N02A
sexual side effect | sexual dysfunction = N06AB N06AX16
weight gain = A10A A10BB A10BG N05AH03 N05AH04 N06AX11
injection | injections | needle | needles | shot | injectable = A10A L04AB B01AB M05BX04
ergot = N02CA
renal adjustment | renal dose adjustment | kidney adjustment | adjustment for kidney function = A10BH01 A10BH03 A10BH04 A10BA02 N03AX12 N02BF01 N02BF02 B01AE07 B01AB05 N03AX14 M04AA01 C10AA07 J01MA02 J01MA12 J05AB01 J05AB11 C07AB03 C09AA03
`
