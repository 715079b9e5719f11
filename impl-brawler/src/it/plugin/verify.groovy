// The kit has tried the game as it lies, and the console has played it in both languages.
def log = new File(basedir, 'build.log').text
def reports = new File(basedir, 'hoard/target/surefire-reports')
assert reports.directory : log
def report = reports.listFiles().findAll { it.name.endsWith('.txt') }*.text.join('\n')
['ContractTests', 'LedgerTests', 'ArchitectureTests', 'Tests'].each { assert report.contains("org.example.hoard.Hoard$it") }
assert !(report =~ /(Failures|Errors): [1-9]/)
assert log.contains('== Result: the highest hoard')
assert log.contains('== Ergebnis: ')
assert new File(basedir, 'hoard/target/match.txt').text.startsWith('[Kumite "2"]\n[Game "hoard"]')
