// The BOM lies in the repository in which strangers look, as if it had been installed there.
def bom = new File(localRepositoryPath, "games/kumite/kumite-bom/${version}/kumite-bom-${version}.pom")
bom.parentFile.mkdirs()
bom.bytes = new File(basedir, '../../../bom/pom.xml').bytes
return true
