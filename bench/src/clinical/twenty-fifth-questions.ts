// Written after the misses of the twenty-fourth lot were mended and before the search was asked any of them: a pharmacist, a nurse practitioner and a resident, in a short while. Half are asked in English only, half in French only, about other subjects. Asked for the first time: English 0.900 first and among five, French 0.950 first and among five.
export const twentyFifthLines = `
coversyl dry mouth = - = drug:perindopril
januvia pancreatitis = - = drug:sitagliptin decision:sitagliptin decision:incretin
imodium max per day = - = drug:loperamide
fluoxitine 20 teen = - = drug:fluoxetine
pantoprazol and magnesium = - = drug:pantoprazole
detrol la vs toviaz = - = drug:tolterodine drug:fesoterodine
arimidex joint pain = - = drug:anastrozole
gleevec with food = - = drug:imatinib
enbrel before surgery = - = drug:etanercept
ketoconazole shampoo how often = - = drug:ketoconazole
painful canker sores = - = drug:triamcinolone drug:chlorhexidine drug:benzydamine drug:lidocaine drug:benzocaine
snoring toddler big tonsils nasal spray = - = drug:mometasone drug:fluticasone drug:budesonide
stiff hands in the morning ra = - = drug:methotrexate drug:hydroxychloroquine drug:sulfasalazine drug:leflunomide drug:adalimumab drug:prednisone
kidney infection outpatient = - = drug:ciprofloxacin drug:ceftriaxone drug:levofloxacin drug:trimethoprim drug:cefixime drug:clavulan drug:gentamicin
na 121 siadh = - = drug:tolvaptan drug:sodium_chloride drug:urea drug:demeclocycline
bp 210/115 in clinic = - = drug:labetalol drug:captopril drug:hydralazine drug:nifedipine drug:clonidine drug:amlodipine
fluoxetine nitrosamine = - = drug:fluoxetine
denosumab cardiovascular safety = - = decision:denosumab decision:prolia
ketogenic atkins cluster = - = trial:atkins
heiner syndrome failure to thrive = - = article:heiner
- = coversyl toux = drug:perindopril
- = imodium enfant = drug:loperamide
- = seroquel xr 50 sommeil = drug:quetiapine
- = femara bouffées de chaleur = drug:letrozole
- = tamoxifene et paxil = drug:tamoxifen drug:paroxetine
- = sprycel épanchement = drug:dasatinib
- = humira avant chirurgie = drug:adalimumab
- = nizoral shampooing = drug:ketoconazole
- = lévofloxacine et qt = drug:levofloxacin
- = otite externe diabétique = drug:ciprofloxacin drug:dexamethasone drug:ofloxacin drug:hydrocortisone
- = genou enflé arthrose = drug:diclofenac drug:acetaminophen drug:celecoxib drug:naproxen drug:ibuprofen drug:triamcinolone drug:methylprednisolone drug:hyaluron drug:meloxicam drug:duloxetine
- = mal de coeur chimio = drug:ondansetron drug:granisetron drug:aprepitant drug:netupitant drug:dexamethasone drug:prochlorperazine drug:olanzapine drug:palonosetron
- = pouls lent au repos bradycardie = drug:atropine drug:isoproterenol
- = sodium 122 confusion = drug:tolvaptan drug:sodium_chloride drug:urea
- = tsh 11 enceinte = drug:levothyroxine
- = rappel desipramine = drug:desipramine
- = pénurie methazolamide = drug:methazolamide
- = revolade réactions cutanées = decision:revolade
- = régime cétogène algie vasculaire = trial:ketogenic
- = statines cancer prostate apoptose = article:statins
`
