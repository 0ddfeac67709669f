// Written after the misses of the twenty-sixth lot were mended and before the search was asked any of them: an emergency physician, a surgeon, a nurse of a nursing home and a pharmacist of a remote hospital. Half are asked in English only, half in French only, about other subjects. Asked for the first time: English 0.700 first and 0.700 among five, French 0.850 and 0.900.
export const twentySeventhLines = `
cellulitis oil rig worker = - = drug:cephalexin drug:cefazolin drug:cloxacillin drug:clindamycin drug:sulfamethoxazole drug:doxycycline drug:cefadroxil
pneumonia nursing home resident choking on food = - = drug:amoxicillin drug:ceftriaxone drug:piperacillin drug:levofloxacin drug:moxifloxacin
gout firefighter can't walk = - = drug:colchicine drug:naproxen drug:indomethacin drug:prednisone drug:allopurinol drug:febuxostat drug:celecoxib
pinworms kindergarten class = - = drug:mebendazole drug:pyrantel
nplate low platelets = - = drug:romiplostim
epinephrine autoinjector 15 kg = - = drug:epinephrine
eylea biosimilar = - = drug:aflibercept
trulicty shortage = - = drug:dulaglutide
bactrim rash hiv = - = drug:sulfamethoxazole
hip fracture elderly pain block = - = drug:ropivacaine drug:bupivacaine drug:morphine drug:hydromorphone drug:acetaminophen
kidney stone er morphine not working = - = drug:ketorolac drug:hydromorphone drug:diclofenac drug:tamsulosin drug:morphine drug:fentanyl
asthma kid blue lips = - = drug:salbutamol drug:epinephrine drug:methylprednisolone drug:magnesium drug:ipratropium
suicidal teen antidepressant = - = drug:fluoxetine drug:escitalopram drug:sertraline decision:suicid
sinemet patient npo = - = drug:levodopa drug:rotigotine
digoxin level 3.2 vomiting = - = drug:digoxin
diverticulitis penicillin allergy = - = drug:ciprofloxacin drug:metronidazole drug:moxifloxacin
temporary total artificial heart = - = decision:artificial_heart
allergic reactions solvent detergent plasma = - = article:solvent_detergent
cagrisema east asia = - = trial:cagrisema
sepsis unknown source farmer = - = drug:piperacillin drug:meropenem drug:vancomycin drug:ceftriaxone drug:norepinephrine drug:imipenem
- = cellulite pêcheur main = drug:cephalexin drug:cefazolin drug:cloxacillin drug:clindamycin drug:sulfamethoxazole drug:doxycycline drug:cefadroxil drug:amoxicillin
- = zona camionneur = drug:valacyclovir drug:acyclovir drug:famciclovir
- = coqueluche contacts garderie = drug:azithromycin drug:clarithromycin drug:erythromycin
- = piqûres hôtel démangeaisons = drug:hydrocortisone drug:cetirizine drug:diphenhydramine drug:loratadine drug:calamine drug:pramoxine
- = ventoline bébé dose = drug:salbutamol
- = lovenox 1 mg/kg insuffisance rénale = drug:enoxaparin
- = xgeva calcium bas = drug:denosumab
- = entresto potassium = drug:sacubitril
- = humalog oublié hors du frigo = drug:insulin_lispro
- = keppra agressif enfant = drug:levetiracetam
- = ozempik pancréatite = drug:semaglutide
- = pancréatite douleur soins intensifs = drug:hydromorphone drug:morphine drug:fentanyl
- = sevrage alcool tremble urgence = drug:diazepam drug:lorazepam drug:chlordiazepoxide
- = hémorroïde thrombosée douleur = drug:hydrocortisone drug:lidocaine drug:pramoxine drug:dibucaine drug:zinc
- = fa post pontage = drug:amiodarone drug:metoprolol drug:bisoprolol drug:diltiazem drug:sotalol
- = rupture liothyronine = drug:liothyronine
- = mélatonine enfants examen innocuité = decision:melatonin
- = eylea effets systémiques = decision:eylea
- = anévrisme endoprothèse faiblesse jambes = article:lower_extremity_weakness
- = tachycardie supraventriculaire enceinte = drug:adenosine drug:metoprolol drug:propranolol drug:verapamil drug:digoxin
`
