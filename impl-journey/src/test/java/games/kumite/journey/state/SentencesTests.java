package games.kumite.journey.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.journey.JourneyGame;
import games.kumite.journey.ShippedWords;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Condition;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectTarget;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.map.RelativeDirection;
import games.kumite.spi.Inspection;
import games.kumite.spi.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is printed on cards, in words for people. */
final class SentencesTests {

  private static final Match MATCH = new JourneyGame().start(Setup.seats(1).seed(1));
  private static final MatchDefinition TERMS = ((GameState) Inspection.state(MATCH)).definition();
  private static final Texts TEXTS = Texts.of(MatchDefinition.class, "journey");
  /** Words whose argument is a part of the key. */
  private static final Set<String> WITHOUT_PLAIN = Set.of("face");

  private static Stream<Card> cards() {
    Content content = TERMS.content;
    return Stream.of(content.demonCards(), content.corruptions(), content.fortunes(), content.misfortunes(),
        content.skills()).flatMap(List::stream);
  }

  private static String text(String id) {
    return cards().filter(card -> card.id().equals(id)).map(TERMS.sentences::of).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "T1  | During your activation: close a gate that is adjacent to you or on your tile, without a sutra. Costs 4 chi, 1 AP.",
    "T2  | At any quiet moment: every demon on your tile does nothing, and one that comes there stops. Lasts until the end of the turn. Costs 3 chi.",
    "M7  | Before an attack against a pilgrim within 2 squares of you: you become the target of the attack. Costs 2 chi.",
    "M8  | After a kill of yours: you have 1 AP more. Costs 3 chi. Once per turn.",
    "S3  | During your activation: another pilgrim may take an action at once. Costs 3 chi, 1 AP.",
    "H2  | Before an attack of yours: the attack also reaches to the left one square away, to the right one square away; up to 2 more targets. Costs 2 chi.",
    "H7  | During your activation: each pilgrim has 2 MV more. Lasts until the end of the turn. Costs 3 chi.",
    "F02 | At any quiet moment: you regain 5 health.",
    "F09 | After attack dice of yours or defense dice of yours or cleanse dice of yours: roll as many of your dice of one colour again as you like.",
    "N11 | You turn round.",
    "N13 | You lose all AP that you have left.",
    "flood-gate | Demons come to this gate if that brings them nearer to Tripitaka.",
    "spawn-demon-lord | The demon lord of the quest appears, and leaves after its first attack.",
    "phase-march | Demons walk through yellow lines, doors, miniatures and tokens, but stay on none. Lasts until the end of the turn.",
    "C03 | 1 MV fewer in all on a double move.",
    "C12 | Demons treat your health as 3 lower."
  })
  void card_saysWhatItDoes(String id, String text) {
    assertThat(text(id)).isEqualTo(text);
  }

  @Test
  void noCard_isLeftInTheWordsOfTheLedger() {
    Set<String> words = ShippedWords.ALL.words().stream().map(EffectWord::word)
        .filter(word -> !word.equals(word.toLowerCase(Locale.ROOT))).collect(Collectors.toSet());
    Stream<String> printed = Stream.concat(cards().map(TERMS.sentences::of),
        TERMS.content.conditions().stream().map(Condition::clauses).map(TERMS.sentences::of));

    assertThat(printed).hasSizeGreaterThan(80).allSatisfy(text -> {
      assertThat(text).doesNotContain("{", "effect.", "(").endsWith(".");
      assertThat(words).noneMatch(text::contains);
    });
  }

  @Test
  void everyWord_hasAPhrase() {
    assertThat(ShippedWords.ALL.words()).extracting(EffectWord::word).allMatch(word -> TEXTS.has("effect." + word)
        || TEXTS.has("effect." + word + ".you") || WITHOUT_PLAIN.contains(word));
  }

  @Test
  void everyArgument_hasAPhrase() {
    assertPhrases("who", EffectTarget.values(), EffectTarget.SELF);
    assertPhrases("event", Trigger.Event.values(), null);
    assertPhrases("party", Trigger.Party.values(), null);
    assertPhrases("trigger", Trigger.Moment.values(), null);
    assertPhrases("deed", Effect.Deed.values(), null);
    assertPhrases("track", Effect.Track.values(), null);
    assertPhrases("obstacle", Effect.Obstacle.values(), null);
    assertPhrases("colour", Effect.Colour.values(), null);
    assertPhrases("effect.face", Effect.Turn.values(), null);
    for (RelativeDirection bearing : RelativeDirection.values()) {
      assertThat(TEXTS.has("bearing." + bearing)).isTrue();
    }
  }

  private static void assertPhrases(String kind, Enum<?>[] values, @Nullable Enum<?> but) {
    for (Enum<?> value : values) {
      String word = value.name().toLowerCase(Locale.ROOT).replace('_', '-');
      assertThat(value == but || TEXTS.has(kind + "." + word)).as(kind + "." + word).isTrue();
    }
  }

  @Test
  void weaponsAndConditionsOnTheTable_areReadable() {
    Match match = new JourneyGame().start(Setup.seats(1).option("quest", "Q1").seed(1));
    for (int i = 0; i < 8; i++) {
      match.play(0);
    }
    Element weapon = match.table(match.seats().get(0)).find("token:weapon-monkey-king").orElseThrow();
    Element slowed = match.table(match.seats().get(0)).find("card:SLOWED").orElseThrow();

    assertThat(weapon.get("text")).asString().contains("nothing")
        .contains("2 more damage, the target is knocked back 1 square");
    assertThat(slowed.get("text")).isEqualTo("2 MV fewer.");
  }
}
