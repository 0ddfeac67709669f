/** Conditions about which wards and clinics call a specialist, as the rare diseases are listed: names that the other lists lack. */
export const consultations = `
adhesive capsulitis = capsulite rétractile | capsulite adhésive = H02AB08 H02AB04 M01AE02
addisonian crisis = crise addisonienne = H02AB09
pituitary apoplexy = apoplexie hypophysaire = H02AB09
afib with RVR | atrial fibrillation with rapid ventricular response | rapid atrial fibrillation | rapid afib | AF with RVR = FA rapide | FA à réponse ventriculaire rapide | fibrillation auriculaire rapide = C07AB02 C08DB01 C01BD01 C01AA05
postoperative atrial fibrillation | atrial fibrillation after bypass | AF after CABG | post CABG atrial fibrillation | atrial fibrillation after cardiac surgery = FA postopératoire | FA après pontage | FA post-pontage | fibrillation auriculaire postopératoire = C07AB02 C01BD01
atrial tachycardia = tachycardie auriculaire = C07AB02 C08DB01 C08DA01
asystole | pulseless electrical activity | PEA arrest = asystolie | activité électrique sans pouls | AESP = C01CA24
sinus bradycardia = bradycardie sinusale = A03BA01
vasovagal syncope = syncope vasovagale = C01CA17
hypertensive encephalopathy = encéphalopathie hypertensive = C07AG01 C08CA16 C02DD01
hypoxia | hypoxemia | low oxygen = hypoxie | hypoxémie = V03AN01
laryngeal edema | airway edema | post-extubation stridor = œdème laryngé | stridor post-extubation = H02AB02 C01CA24
bacterial tracheitis = trachéite bactérienne = J01DD04 J01XA01
pleurisy | pleuritic pain = pleurésie | douleur pleurétique = M01AB01 M01AE02
mesenteric ischemia = ischémie mésentérique = B01AB01
mediastinitis = médiastinite = J01CR05 J01XA01
infected pacemaker | pacemaker infection | cardiac device infection = infection de pacemaker | pacemaker infecté | infection de dispositif cardiaque = J01XA01 J01DB04
septic thrombophlebitis = thrombophlébite septique = J01XA01 J01DD04
septic abortion = avortement septique = J01CA01 J01GB03 J01FF01
tubo-ovarian abscess = abcès tubo-ovarien = J01DD04 J01AA02 J01XD01
Bartholin abscess | Bartholin cyst infected = abcès de Bartholin | bartholinite = J01EE01 J01CR02
renal abscess | perinephric abscess = abcès rénal | abcès périnéphrétique = J01DD04 J01CR05 J01MA02
amebic liver abscess = abcès amibien du foie = P01AB01 J01XD01
neutropenic colitis | typhlitis = colite neutropénique | typhlite = J01CR05 J01DH02
bullous impetigo = impétigo bulleux = J01DB01 J01CF02
infected eczema = eczéma infecté | eczéma surinfecté = D06AX01 J01DB01 J01CF02
eczema herpeticum = eczéma herpétique | eczéma herpeticum = J05AB01 J05AB11
nasal vestibulitis = vestibulite nasale = D06AX09
tinea barbae | tinea faciei = teigne de la barbe = D01BA02 D01AC01
yeast diaper rash | diaper candidiasis | candida diaper rash = érythème fessier à candida | candidose du siège = D01AC01 D01AA01
anal warts = condylomes anaux = D06BB10 D06BB12
anal itching | pruritus ani = prurit anal | démangeaisons anales = D07AA02 C05AA
anal cancer = cancer anal | cancer du canal anal = L01BC02 L01DC03 L01XA01
carcinoid crisis = crise carcinoïde = H01CB02
cutaneous lupus | discoid lupus = lupus cutané | lupus discoïde = P01BA02 D07AD01 D11AH01
cystic acne | nodular acne | nodulocystic acne | severe acne = acné kystique | acné nodulaire | acné nodulo-kystique | acné sévère = D10BA01 J01AA02
cold urticaria | dermatographism | cholinergic urticaria = urticaire au froid | dermographisme | urticaire cholinergique = R06AE07 R06AX13 R06AX27
guttate psoriasis = psoriasis en gouttes = D07AC D05AX52
hand dermatitis = dermatite des mains = D07AC01 D07AD01
granuloma annulare = granulome annulaire = D07AD01 H02AB08
morphea = morphée = D07AD01 L04AX03
photodermatitis = photodermatose = D07AC D07AA02
pityriasis alba = pityriasis alba = D07AA02
hypertrophic scar = cicatrice hypertrophique = H02AB08
cracked heels | heel fissures = talons crevassés | talons fendillés = D02AE51
ocular rosacea = rosacée oculaire = J01AA02
oral lichen planus = lichen plan buccal = A01AC01 D07AD01
osteonecrosis of the jaw | osteonecrosis jaw = ostéonécrose de la mâchoire = A01AB03 J01CA04
cervical radiculopathy | lumbar radiculopathy | disc herniation = radiculopathie cervicale | radiculopathie lombaire = N02BF M01AE02 N06AX21
hip fracture pain | hip fracture block | hip fracture nerve block | broken hip pain | hip fracture analgesia | hip fracture pain block = douleur fracture de hanche | fracture de hanche douleur | fracture de la hanche douleur = N01BB09 N01BB01 N02BE01 N02AA03
spinal stenosis = sténose spinale | canal lombaire étroit = N02BE01 M01AE02 N02BF
occipital neuralgia = névralgie occipitale | névralgie d’Arnold = N02BF N06AA09
headache after lumbar puncture | headache after epidural | post lumbar puncture headache = céphalée après ponction lombaire | céphalée après péridurale = N06BC01 N02BE01
levodopa dyskinesia | levodopa-induced dyskinesia = dyskinésie à la lévodopa | dyskinésies à la lévodopa = N04BB01
tardive dystonia = dystonie tardive = N07XX06 M03AX01
facial nerve palsy = paralysie faciale périphérique = H02AB07 J05AB11
social phobia = phobie sociale = N06AB05 N06AB06 N06AX16
postpartum psychosis = psychose du post-partum | psychose puerpérale = N05AN01 N05AH03 N05AH04
chronic prostatitis | chronic pelvic pain syndrome men = prostatite chronique = G04CA02 J01MA02 M01AE02
endometrial hyperplasia = hyperplasie de l’endomètre | hyperplasie endométriale = G02BA03 G03DA02 L02AB01
mastalgia | breast pain = mastalgie | douleur aux seins = M01AE01 N02BE01 M02AA15
vulvovaginitis = vulvovaginite = G01AF02 P01AB01 J02AC01
neural tube defect prevention | folic acid before pregnancy = prévention anomalies du tube neural | acide folique avant grossesse = B03BB01
iron deficiency pregnancy | anemia in pregnancy IV = anémie ferriprive enceinte | anémie ferriprive grossesse = B03AC B03A
microcytic anemia = anémie microcytaire = B03AC B03A
thrombocytosis = thrombocytose = L01XX05 B01AC06
immune deficiency | hypogammaglobulinemia = hypogammaglobulinémie | déficit immunitaire = J06BA
IgG4-related disease = maladie à IgG4 | maladie liée aux IgG4 = H02AB07 L01FA01
diffuse alveolar hemorrhage = hémorragie alvéolaire diffuse = H02AB04 L01AA01
inflammatory myositis | myositis treatment = myosite inflammatoire = H02AB07 L04AX03
exocrine pancreatic insufficiency = insuffisance pancréatique exocrine = A09AA02
pancreatitis pain | acute pancreatitis pain | acute pancreatitis = douleur de pancréatite | pancréatite douleur | pancréatite aiguë | pancréatite = N02AA03 N02AA01 N01AH01
gastric varices = varices gastriques = H01CB02
fecal incontinence = incontinence fécale = A07DA03
neurogenic bowel = intestin neurogène = A06AB02 A06AG10
rebound congestion | rhinitis medicamentosa = rhinite médicamenteuse | congestion rebond = R01AD
red man syndrome | vancomycin infusion reaction | vancomycin flushing = syndrome de l’homme rouge = R06AA02
traumatic iritis = iritis traumatique = S01FA04 S01BA04
corneal transplant rejection | corneal graft rejection = rejet de greffe de cornée | rejet de greffe cornéenne = S01BA04 S01BA01
de Quervain tenosynovitis | tenosynovitis = ténosynovite | ténosynovite de De Quervain = M01AE02 H02AB08
xerosis = xérose = D02AE51 D02AC
`
