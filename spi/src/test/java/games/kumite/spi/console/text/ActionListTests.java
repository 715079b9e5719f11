package games.kumite.spi.console.text;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Terminal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How actions are listed, few and many. */
final class ActionListTests {

  private record Go(String notation, String label) implements Action {}

  private static List<String> listed(int count, String filter) {
    List<Action> actions = IntStream.rangeClosed(1, count)
        .<Action>mapToObj(i -> new Go("go space:s" + i, "Walk to the house number " + i)).toList();
    List<String> lines = new NumberedActions(actions, List.of()).lines(filter);
    assertThat(lines).allMatch(line -> line.length() <= Terminal.WIDTH);
    return lines;
  }

  @Test
  void fewActions_haveALineEach() {
    assertThat(listed(30, "")).hasSize(30).startsWith("  1  Walk to the house number 1    go space:s1");
  }

  @Test
  void manyActions_standInColumns_andKeepTheirLabels() {
    assertThat(listed(40, "")).hasSizeLessThan(25).first().asString().startsWith("   1  Walk to the house number 1");
  }

  @Test
  void tooManyActions_areCutWithAHint() {
    assertThat(listed(500, "")).hasSizeLessThan(50)
        .last().isEqualTo("  and 410 more; \"list TEXT\" shows those with such a word");
  }

  @Test
  void longLabels_loseTheirMiddle_andAreNeverNotations() {
    List<Action> actions = IntStream.rangeClosed(1, 40)
        .<Action>mapToObj(i -> new Go("go space:s" + i, "Walk to the very large house in street " + i)).toList();
    assertThat(new NumberedActions(actions, List.of()).lines("")).hasSize(20)
        .first().isEqualTo("   1  Walk to the ve...use in street 1   21  Walk to the ve...se in street 21");
  }

  @Test
  void longLabels_thatDifferInTheMiddle_haveALineEach() {
    List<Action> actions = IntStream.rangeClosed(1, 40)
        .<Action>mapToObj(i -> new Go("go space:s" + i, "Walk to the house " + i + " in the street of the old mill")).toList();
    assertThat(new NumberedActions(actions, List.of()).lines("")).hasSize(31)
        .startsWith("  1  Walk to the house 1 in the street of the old mill")
        .endsWith("  and 10 more; \"list TEXT\" shows those with such a word");
  }

  /** As the gangs of Kung Fu: "Lead the gang:...ce (389 points)" would name none of them. */
  @Test
  void longLabels_thatLoseWhatNamesThem_haveALineEach_andAllAreListed() {
    List<Action> actions = IntStream.rangeClosed(1, 40)
        .<Action>mapToObj(i -> new Go("gang token:g" + i, "Lead the gang: House " + i + " of the mill (" + (300 + i) + " points)")).toList();
    assertThat(new NumberedActions(actions, List.of()).lines("")).hasSize(40)
        .startsWith("  1  Lead the gang: House 1 of the mill (301 points)")
        .endsWith(" 40  Lead the gang: House 40 of the mill (340 points)");
  }

  @Test
  void manyForms_areCut() {
    List<ActionTemplate> forms = IntStream.rangeClosed(1, 20).mapToObj(i -> new ActionTemplate("move figure:" + i,
        List.of(new ActionTemplate.Parameter("x", 0, 9000, "0.1 mm", "board:table")))).toList();
    assertThat(new NumberedActions(List.of(new Go("stay", "Stay")), forms).lines("")).hasSize(10)
        .endsWith("  or 12 more of such a shape");
  }

  @Test
  void filter_keepsTheNumbers() {
    assertThat(listed(500, "S40")).containsExactly(
        " 40  Walk to the house number 40    go space:s40",
        "400  Walk to the house number 400   go space:s400",
        "401  Walk to the house number 401   go space:s401",
        "402  Walk to the house number 402   go space:s402",
        "403  Walk to the house number 403   go space:s403",
        "404  Walk to the house number 404   go space:s404",
        "405  Walk to the house number 405   go space:s405",
        "406  Walk to the house number 406   go space:s406",
        "407  Walk to the house number 407   go space:s407",
        "408  Walk to the house number 408   go space:s408",
        "409  Walk to the house number 409   go space:s409");
  }

  @Test
  void longLabel_isBroken() {
    List<String> lines = new NumberedActions(
        List.of(new Go("discard card:X", "Discard " + "a very long name ".repeat(8).strip())), List.of()).lines("");

    assertThat(lines).hasSizeGreaterThan(1).allMatch(line -> line.length() <= Terminal.WIDTH);
    assertThat(String.join(" ", lines)).endsWith("discard card:X");
  }

  @Test
  void labels_mayNamePlayers() {
    assertThat(new NumberedActions(List.of(new Go("first seat:2", "2 is first")), List.of(),
        action -> action.label().replace("2", "Bo"), id -> id, ConsoleTexts.ENGLISH).lines("")).containsExactly(
        "  1  Bo is first   first seat:2");
  }

  @Test
  void name_inARemark_isSaidOnce_whereTheNumberStood() {
    assertThat(new NumberedActions(
        List.of(new Go("hack figure:1-2", "Hack 1-2 (Ox)"), new Go("hack figure:1-3", "Hack 1-3 (Ox, who lies)")), List.of(),
        Action::label, id -> id.startsWith("figure:") ? "Ox" : id, ConsoleTexts.ENGLISH).lines("")).containsExactly(
        "  1  Hack Ox                   hack figure:1-2", "  2  Hack 1-3 (Ox, who lies)   hack figure:1-3");
  }

  @Test
  void form_showsItsRanges() {
    ActionTemplate form = new ActionTemplate("move figure:jack", List.of(
        new ActionTemplate.Parameter("x", 0, 9000, "0.1 mm", "board:table"),
        new ActionTemplate.Parameter("y", 0, 9000, "0.1 mm", "board:table")));

    assertThat(new NumberedActions(List.of(new Go("stay", "Stay")), List.of(form)).lines("")).containsExactly(
        "  1  Stay   stay", "  or  move figure:jack <x 0..9000> <y 0..9000>  (in 0.1 mm)");
  }
}
