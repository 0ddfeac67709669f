/**
 * What is given to those whom the usual drugs for a condition may harm, as the treatments are listed: the condition or the class,
 * then who. Words that tell nothing ("woman", "with", "disease") are left out of both.
 */
export const treatmentsByPerson = `
hypertension pregnancy | antihypertensive pregnancy | blood pressure pregnancy = C07AG01 C08CA05 C02AB
antiemetic pregnancy | nausea pregnancy | vomiting pregnancy | nausea vomiting pregnancy = R06AA59
urinary tract infection pregnancy | UTI pregnancy | cystitis pregnancy | bacteriuria pregnancy | bladder infection pregnancy = J01XE01 J01DB01 J01XX01 J01CA04
pain pregnancy | painkiller pregnancy | analgesic pregnancy | headache pregnancy | fever pregnancy = N02BE01
diabetes pregnancy = A10AB A10AE A10BA
heartburn pregnancy | reflux pregnancy | gastroesophageal reflux disease pregnancy | GERD pregnancy = A02A A02BA A02BC
constipation pregnancy = A06AD A06AC01 A06AA
hypothyroidism pregnancy = H03AA
hyperthyroidism pregnancy = H03BA H03BB
depression pregnancy | antidepressant pregnancy | depression breastfeeding | antidepressant breastfeeding = N06AB06 N06AB10 N06AB04
anticoagulant pregnancy | deep vein thrombosis pregnancy | DVT pregnancy | pulmonary embolism pregnancy | venous thromboembolism pregnancy = B01AB05 B01AB04 B01AB10
allergic rhinitis pregnancy | hay fever pregnancy | allergy pregnancy | antihistamine pregnancy | antihistamine breastfeeding = R06AX13 R06AE07
chlamydia pregnancy = J01FA10 J01CA04
syphilis pregnancy = J01CE08 J01CE01
malaria pregnancy = P01BA01 P01BC02
epilepsy pregnancy | seizure pregnancy | anticonvulsant pregnancy | antiepileptic pregnancy = N03AX09 N03AX14
bipolar disorder pregnancy = N05AH04 N03AX09 N05AN01
contraception breastfeeding | contraceptive breastfeeding | birth control breastfeeding = G03AC
pain breastfeeding | painkiller breastfeeding | analgesic breastfeeding = N02BE01 M01AE01
pain kidney | painkiller kidney | analgesic kidney | pain dialysis | analgesic dialysis = N02BE01 N02AA03 N02AB03
opioid kidney | opioid dialysis = N02AA03 N02AB03 N07BC02
diabetes kidney | type 2 diabetes kidney | antidiabetic kidney = A10BK A10BH05 A10BJ
hypertension kidney | antihypertensive kidney | diabetic nephropathy | proteinuria = C09AA C09CA A10BK C03DA05
gout kidney = M04AA01 M04AC01 H02AB07
gout flare kidney | gout attack kidney | acute gout kidney = H02AB07 M04AC01 H02AB06
painkiller liver | pain cirrhosis | painkiller cirrhosis | analgesic cirrhosis = N02BE01 N02AA03
alcohol withdrawal cirrhosis | alcohol withdrawal liver | benzodiazepine cirrhosis | benzodiazepine liver = N05BA06 N05BA04
deep vein thrombosis cancer | DVT cancer | venous thromboembolism cancer | VTE cancer | pulmonary embolism cancer | thrombosis cancer | anticoagulant cancer = B01AB04 B01AF02 B01AF01 B01AF03 B01AB05 B01AB10
hypertension stroke | hypertension diabetes = C09AA C09CA C08CA01 C03BA
depression heart | antidepressant heart = N06AB06 N06AB04
depression dementia = N06AB06 N06AB04 N06AX11
migraine pregnancy | migraine attack pregnancy = N02BE01 A03FA01 N02CC01
asthma pregnancy = R03AC02 R03BA02
vaginal yeast infection pregnancy | yeast infection pregnancy = G01AF02 G01AF04
bacterial vaginosis pregnancy | trichomoniasis pregnancy = P01AB01
insomnia pregnancy = R06AA09
opioid use disorder pregnancy | opioid pregnancy = N07BC01 N07BC02 N07BC51
smoking cessation pregnancy = N07BA01
genital herpes pregnancy | herpes pregnancy = J05AB11 J05AB01
influenza pregnancy = J05AH02 J07BB
hepatitis B pregnancy = J05AF07
HIV pregnancy = J05AF01 J05AR J05AJ
scabies pregnancy | head lice pregnancy = P03AC04
acne pregnancy = D10AX03 D10AF02 D10AE01 D10AF01
eczema pregnancy = D07AA02 D07AB D02A
hemorrhoids pregnancy = C05A A06AC01
common cold pregnancy = N02BE01
back pain pregnancy = N02BE01
lupus pregnancy = P01BA02 H02AB07
itching dialysis | itching kidney = V03AX04 N02BF
atrial fibrillation dialysis = B01AF02 B01AA03
atrial fibrillation kidney = B01AF02 B01AF01 B01AA03
`
