package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** Texts of a vocabulary are read by a grammar, and said for people by a phrasebook. */
final class VocabularyToolsTests {

  private sealed interface Deed {}

  private enum Good { GOLD, CHI }

  private record Gain(Good good, int amount) implements Deed {}

  private record Rest(boolean isLong) implements Deed {}

  private record Wait() implements Deed {}

  private static final Grammar<Deed> DEEDS = Grammar.<Deed>of("there is no deed \"%s\"")
      .form("(GOLD|CHI|SALT) ([+-][0-9]+)", found -> new Gain(found.word(1, Good.class), found.number(2)))
      .form("rest( long)?", found -> new Rest(found.has(1)))
      .form("wait|rest", found -> new Wait());

  private static final Phrasebook<String, Deed> SAID = Phrasebook.<String, Deed>withDefault((who, deed) -> who + " does nothing")
      .with(Gain.class, (who, gain) -> who + " gains " + gain.amount + " " + gain.good)
      .with(Rest.class, (who, rest) -> who + " rests" + (rest.isLong ? " long" : ""));

  @Test
  void text_isReadByTheFirstFormThatItHas() {
    assertThat(DEEDS.read("GOLD +3")).isEqualTo(new Gain(Good.GOLD, 3));
    assertThat(DEEDS.read("CHI -12")).isEqualTo(new Gain(Good.CHI, -12));
    assertThat(DEEDS.read("rest")).isEqualTo(new Rest(false));
    assertThat(DEEDS.read("rest long")).isEqualTo(new Rest(true));
    assertThat(DEEDS.read("wait")).isEqualTo(new Wait());
  }

  @Test
  void textWithoutAForm_isQuoted() {
    assertThatIllegalArgumentException().isThrownBy(() -> DEEDS.read("wait long"))
        .withMessage("there is no deed \"wait long\"");
    assertThatIllegalArgumentException().isThrownBy(() -> DEEDS.read("")).withMessage("there is no deed \"\"");
  }

  @Test
  void textWithoutAForm_isShortAndPrintable() {
    assertThatIllegalArgumentException().isThrownBy(() -> DEEDS.read("x".repeat(5_000)))
        .withMessage("there is no deed \"" + "x".repeat(60) + "...\"");
    assertThatIllegalArgumentException().isThrownBy(() -> DEEDS.read("a\u0000\n"))
        .withMessage("there is no deed \"a\\u0000\\u000a\"");
  }

  @Test
  void message_ofTheGames_quotesLittle() {
    String quoted = ContentWords.quoted("\u0000".repeat(70));
    assertThat(ContentWords.shortened("there is no effect \"" + "x".repeat(5_000) + "\" in the vocabulary"))
        .isEqualTo("there is no effect \"" + "x".repeat(60) + "...\" in the vocabulary");
    assertThat(ContentWords.shortened("must be of " + "y".repeat(100) + ", was \"a\" or " + quoted))
        .isEqualTo("must be of " + "y".repeat(100) + ", was \"a\" or " + quoted);
    assertThat(ContentWords.shortened("was \"a\nb\"")).isEqualTo("was \"a\\u000ab\"");
  }

  @Test
  void wordWithoutAConstant_isRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> DEEDS.read("SALT +1")).withMessageContaining("SALT");
  }

  @Test
  void found_givesWholeTextAndMissingParts() {
    Grammar<String> grammar = Grammar.<String>of("%s").form("a(b)?(c)?",
        found -> found.text() + "/" + found.text(1) + "/" + found.text(2));
    assertThat(grammar.read("ac")).isEqualTo("ac//c");
  }

  @Test
  void grammar_staysAsItIs_whenAFormIsAdded() {
    Grammar<Integer> none = Grammar.of("%s is nothing");
    assertThat(none.form("one", found -> 1).read("one")).isEqualTo(1);
    assertThatIllegalArgumentException().isThrownBy(() -> none.read("one")).withMessage("one is nothing");
  }

  @Test
  void thing_isSaidByItsClass_orAsAllOthers() {
    assertThat(SAID.say("Ana", new Gain(Good.GOLD, 3))).isEqualTo("Ana gains 3 GOLD");
    assertThat(SAID.say("Bo", new Rest(true))).isEqualTo("Bo rests long");
    assertThat(SAID.say("Cy", new Wait())).isEqualTo("Cy does nothing");
  }

  @Test
  void twoPhrasesForAClass_areRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> SAID.with(Rest.class, (who, rest) -> who))
        .withMessage("there are two phrases for Rest");
  }
}
