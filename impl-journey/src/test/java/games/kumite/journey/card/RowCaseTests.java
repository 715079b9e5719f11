package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of every weapon card and demon sheet: taking one of its words off changes what an attack comes to. */
final class RowCaseTests {

  private static final String PILGRIMS = "TMSH";

  /** A word in a row. */
  record Word(String card, int pilgrim, int level, int face, int place, String text) {
    @Override
    public String toString() {
      return card + " " + face + ": " + text;
    }
  }

  static Stream<Word> weapons() {
    List<Word> words = new ArrayList<>();
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      List<Pilgrim.Weapon> weapons = Cases.SHIPPED.pilgrims().get(pilgrim).weapons();
      for (int level = 1; level <= weapons.size(); level++) {
        add(words, weapons.get(level - 1).entry().id(), pilgrim, level, weapons.get(level - 1).rows());
      }
    }
    return words.stream();
  }

  static Stream<Word> sheets() {
    List<Word> words = new ArrayList<>();
    for (Demon demon : Cases.SHIPPED.demons()) {
      add(words, demon.entry().id(), -1, 0, demon.rows());
    }
    return words.stream();
  }

  private static void add(List<Word> words, String card, int pilgrim, int level, List<List<Effect>> rows) {
    for (int face = 1; face <= rows.size(); face++) {
      for (int place = 0; place < rows.get(face - 1).size(); place++) {
        words.add(new Word(card, pilgrim, level, face, place, rows.get(face - 1).get(place).text()));
      }
    }
  }

  /** The lord has a track, so each point of damage shows; its SP is met by one die more alone. */
  private static String weapon(Content content, Word word) {
    String name = PILGRIMS.substring(word.pilgrim(), word.pilgrim() + 1);
    Situation s = Situation.on(9, 9).content(content).pilgrim(name + " 4,5 N").with(name.charAt(0), Counters.LEVEL, word.level())
        .demon("1 iron-fan 4,4 S").dice("red-1=1,1,3,3,3,3,3,3 white-1=" + word.face() + " blue=0,0");
    if (word.text().startsWith("addCleanseDice")) {
      s.health("1", 1).attack(name).play("cleanse");
      return s.events().toString();
    }
    s.attack(name);
    if (s.asked().startsWith("follow")) {
      s.play("stay");
    }
    return s.health("1") + " " + s.where("1") + " " + s.conditions("1");
  }

  private static String sheet(Content content, Word word) {
    boolean isArcher = word.card().equals("archer");
    Situation s = Situation.on(9, 9).content(content).pilgrim("H " + (isArcher ? "4,2 N" : "4,4 N"))
        .demon("1 " + word.card() + " 4,5 N").dice("red=1,1,1,1,1,1 black=" + word.face() + " blue-1=0");
    s.attack("1");
    return s.health("H") + " " + s.where("H") + " " + s.conditions("H");
  }

  private static String or(java.util.function.Supplier<String> play) {
    try {
      return play.get();
    } catch (RuntimeException | AssertionError cannot) {
      return String.valueOf(cannot.getMessage());
    }
  }

  @ParameterizedTest
  @MethodSource("weapons")
  @Rule({"JW-ATK-09", "JW-CRD-09", "JW-KAR-03"})
  void weaponRow_withoutAWord_comesToSomethingElse(Word word) {
    String whole = weapon(Cases.SHIPPED, word);
    assertThat(or(() -> weapon(Cases.withoutInWeapon(word.card(), word.face(), word.place()), word))).isNotEqualTo(whole);
  }

  @ParameterizedTest
  @MethodSource("sheets")
  @Rule("JW-ATK-10")
  void sheetRow_withoutAWord_comesToSomethingElse(Word word) {
    String whole = sheet(Cases.SHIPPED, word);
    assertThat(or(() -> sheet(Cases.withoutInSheet(word.card(), word.face(), word.place()), word))).isNotEqualTo(whole);
  }
}
