package games.kumite.signatures;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The listing sees what comes and what goes. */
final class SignatureListingTests {

  private final SignatureListing listing = SignatureListing.of(Games.class);

  @Test
  void changes_sinceItself_areNone() {
    assertThat(listing.changesSince(listing.lines())).isEmpty();
  }

  @Test
  void newMethod_isShown_withItsType() {
    List<String> before = new ArrayList<>(listing.lines());
    before.remove("  public static Game named(String)");

    assertThat(listing.changesSince(before))
        .containsExactly("+ games.kumite.api: public final class Games: public static Game named(String)");
  }

  @Test
  void goneType_isShown_withAllItsMembers() {
    List<String> before = new ArrayList<>(listing.lines());
    before.addAll(List.of("package games.kumite.old", "", "public final class Old", "  public Old()"));

    assertThat(listing.changesSince(before)).containsExactly(
        "- package games.kumite.old",
        "- games.kumite.old: public final class Old",
        "- games.kumite.old: public final class Old: public Old()");
  }

  @Test
  void packagePrivateType_isLeftOut() {
    assertThat(listing.lines()).noneMatch(line -> line.contains("RecordParser"));
  }

  @Test
  void size_countsTypesAndMethods_butNoConstructorsAndNothingThatEveryObjectHas() {
    SignatureListing.Size size = listing.size();
    List<String> types = listing.lines().stream().filter(line -> line.startsWith("public ")).toList();

    assertThat(size.types()).isEqualTo(types.size());
    assertThat(size.methods()).isEqualTo((int) listing.lines().stream().filter(line -> line.startsWith("  "))
        .filter(line -> line.matches(".*[ >\\]][a-z]\\w*\\(.*"))
        .filter(line -> !line.matches(".* (equals|hashCode|toString)\\(.*")).count());
    assertThat(new SignatureListing.Size(3, 7)).isEqualTo(SignatureListing.Size.parse("types 3, methods 7\n"));
    assertThat(new SignatureListing.Size(3, 7).isWithin(new SignatureListing.Size(3, 6))).isFalse();
    assertThat(new SignatureListing.Size(3, 7).isWithin(new SignatureListing.Size(4, 7))).isTrue();
  }
}
