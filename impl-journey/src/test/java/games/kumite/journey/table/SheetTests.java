package games.kumite.journey.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Viewer;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a pilgrim's sheet tells of its turn so far. */
final class SheetTests {

  private static final Set<String> SO_FAR =
      Set.of("action-points", "haste", "rests", "moved", "box-used", "mastered", "chanting", "used");

  private static Map<String, Object> soFar(Situation s, String pilgrim) {
    Map<String, Object> told = new TreeMap<>(element(s, "token:sheet-" + pilgrim).orElseThrow().attributes());
    told.keySet().retainAll(SO_FAR);
    return told;
  }

  private static Optional<Element> element(Situation s, String id) {
    return s.match().table(Viewer.spectator()).find(id);
  }

  @Test
  @Rule({"JW-TRN-13", "JW-ACT-18"})
  void sheet_ofTheActivePilgrim_tellsItsActionPointsAndWhatItHasDone() {
    Situation s = Situation.on(4, 2).pilgrim("H 1,1 N").pilgrim("T 3,1 N").with('H', Counters.CHI, 2).when(Turns.activation('H'));
    assertThat(soFar(s, "cho-hakkai")).isEqualTo(Map.of("action-points", 2));
    assertThat(soFar(s, "tripitaka")).isEmpty();

    s.play("rest");

    assertThat(soFar(s, "cho-hakkai")).isEqualTo(Map.of("action-points", 1, "rests", 1));
    assertThat(soFar(s, "tripitaka")).isEmpty();
  }

  @Test
  @Rule({"JW-RUL-09", "JW-CRD-25", "JW-ACT-24", "JW-ACT-08"})
  void sheet_tellsWhatHoldsToTheEndOfTheTurn() {
    Situation s = Situation.on(4, 2).pilgrim("H 1,1 N").pilgrim("T 3,1 N").with('T', Counters.HASTE, 2).with('T', Counters.MOVED, 1)
        .with('T', Counters.MASTERED, 1).with('T', Counters.USED_BOX, 1)
        .and(it -> it.set(Counters.CHANTING, 1 << Situation.pilgrim('H'))).when(Turns.activation('H'));
    assertThat(soFar(s, "tripitaka")).isEqualTo(Map.of("haste", 2, "moved", true, "mastered", true, "box-used", true));
    assertThat(soFar(s, "cho-hakkai")).isEqualTo(Map.of("action-points", 2, "chanting", true));
  }

  /** A range icon is in the same words on a pilgrim's sheet and on a demon's. */
  @Test
  @Rule({"JW-SET-06", "JW-ATK-02"})
  void ranges_areWrittenAlike_forPilgrimsAndDemons() {
    Situation s = Situation.on(4, 2).pilgrim("M 1,1 N").pilgrim("H 3,1 N").demon("1 berserker 0,1 S").when(Turns.activation('H'));
    String range = String.valueOf(element(s, "token:sheet-cho-hakkai").orElseThrow().get("text")).replaceAll("^Range: |\\.$", "");
    assertThat(range).isEqualTo("ahead one square away, ahead to the left one square away, ahead to the right one square away");
    assertThat(String.valueOf(element(s, "figure:berserker-1").orElseThrow().get("text"))).contains(": " + range + ".");
    assertThat(element(s, "token:sheet-monkey-king").orElseThrow().get("text")).asString().startsWith("Range: ahead up to 2 squares away");
  }

  @Test
  @Rule("JW-CRD-03")
  void sheet_namesTheCardsInPlayThatWereUsedInThisTurn() {
    Situation s = Situation.on(4, 2).pilgrim("H 1,1 N").and(it -> {
      int token = 0;
      while (it.face(token).once < 0) {
        token++;
      }
      it.cards().moveToTop(token, it.zones().inPlay[Situation.pilgrim('H')]);
      it.spend(it.face(token));
    }).when(Turns.activation('H'));
    String used = String.valueOf(soFar(s, "cho-hakkai").get("used"));
    assertThat(s.match().table(Viewer.spectator()).find("pile:in-play-cho-hakkai").orElseThrow().children())
        .extracting(Element::id).containsExactly(used);
  }

  @Test
  void table_countsTheDemonsThatWereDefeated() {
    Situation s = Situation.on(4, 2).pilgrim("H 1,1 N").and(it -> {
      it.addDefeat(0);
      it.addDefeat(0);
    }).when(Turns.activation('H'));
    Content content = s.journey().definition().content;
    assertThat(element(s, "token:defeated-" + content.demons().get(0).entry().id()).orElseThrow().number("count")).isEqualTo(2);
    assertThat(element(s, "token:defeated-" + content.demons().get(1).entry().id())).isEmpty();
  }
}
