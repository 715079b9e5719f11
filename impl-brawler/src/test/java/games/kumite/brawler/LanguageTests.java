package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.testkit.HardCodedTexts;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** One match is read in two languages at once, and nothing that people read is written in the code. */
final class LanguageTests {

  private static final Game GAME = new BrawlerGame();

  private final Match match = GAME.start(Setup.seats("Ana", "Bernd").seed(42));
  private final Match spoken = match.in(Locale.GERMAN);
  private final Seat ana = match.seats().get(0);
  private final Seat bernd = match.seats().get(1);

  private static List<String> texts(EventReader reader) {
    return reader.read().stream().map(Event::text).filter(text -> !text.isEmpty()).toList();
  }

  @Test
  void twoSeats_ofOneMatch_readTwoLanguages() {
    match.play(match.decision().parse("choose deck:S deck:H"));

    assertThat(texts(match.events(ana))).contains("Ana takes the spades deck and the hearts deck.");
    assertThat(texts(spoken.events(bernd))).contains("Ana nimmt: Deck Pik, Deck Herz.");
    assertThat(match.table(ana).all().get("deck:S").label()).isEqualTo("Spades");
    assertThat(spoken.table(bernd).all().get("deck:S").label()).isEqualTo("Pik");
    assertThat(match.decision().prompt().chooser()).isEqualTo("Choose the deck to draw from. (Rolled: Ana, health 1, 4, 6; Bernd, health 3, 2, 1.)");
    assertThat(spoken.decision().prompt().chooser()).isEqualTo("Wähle das Deck, von dem du ziehst. (Gewürfelt: Ana, Leben 1, 4, 6; Bernd, Leben 3, 2, 1.)");
    Action draw = spoken.decision().actions().get(0);
    assertThat(spoken.decision().label(draw)).startsWith("Ziehen von: Deck");
    assertThat(match.phase().title()).isEqualTo("Opening hands");
    assertThat(spoken.phase().title()).isEqualTo("Starthände");
    assertThat(spoken.phase().parent()).extracting(Phase::title).isEqualTo("Aufbau");
    assertThat(((Turn.Waiting) spoken.perspective(Viewer.spectator()).turn()).prompt())
        .endsWith("wählt das Deck, von dem gezogen wird. (Gewürfelt: Ana, Leben 1, 4, 6; Bernd, Leben 3, 2, 1.)");
  }

  @Test
  void refusal_inAnotherLanguage_saysTheSame() {
    assertThatThrownBy(() -> match.decision().parse("roll")).hasMessageContaining("is not an action here");
    assertThatThrownBy(() -> spoken.decision().parse("roll")).isInstanceOf(IllegalActionException.class)
        .hasMessageContaining("ist hier keine Aktion; erlaubt sind: ");
    match.play(match.decision().parse("choose deck:S deck:H"));
    while (!match.decision().kind().equals("attack")) {
      match.play(0);
    }
    assertThatThrownBy(() -> spoken.decision().parse("roll")).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).isPresent())
        .hasMessage("\"roll\" ist nicht erlaubt: den bloßen Würfel gibt es nur ohne Karten, und du hast noch welche auf der Hand (BR-ATK-09)");
  }

  @Test
  void action_playedInEither_isPlayedInBoth() {
    for (int played = 0; !match.isOver(); played++) {
      Match one = played % 2 == 0 ? match : spoken;
      Decision decision = one.decision();
      Decision late = spoken.decision();
      one.play(decision.seat(), decision.number(), decision.actions().get(decision.actions().size() - 1));
      assertThatThrownBy(late::prompt).isInstanceOf(IllegalStateException.class);
    }
    assertThat(spoken.isOver()).isTrue();
    assertThat(spoken.outcome()).isEqualTo(match.outcome());
    assertThat(spoken.record()).isEqualTo(match.record());
    assertThat(spoken.copy().table(ana)).isEqualTo(spoken.table(ana));
  }

  @Test
  void drawnAction_isTheOneThatTheMatchDraws_inTheOtherLanguage() {
    match.play(match.decision().parse("choose deck:S deck:H"));
    Match unspoken = match.copy();
    for (long seed = 0; !match.isOver(); seed++) {
      Decision asked = spoken.decision();
      List<String> labels = asked.actions().stream().map(asked::label).toList();
      boolean isSensible = seed % 2 == 0;
      Action expected = isSensible ? unspoken.search().playHeuristic(RandomSource.seeded(seed))
          : unspoken.playRandom(RandomSource.seeded(seed));
      Action played = isSensible ? spoken.search().playHeuristic(RandomSource.seeded(seed))
          : spoken.playRandom(RandomSource.seeded(seed));
      assertThat(played.notation()).isEqualTo(expected.notation());
      assertThat(labels).contains(played.label(match.seats())).doesNotContain(expected.label(match.seats()));
    }
    assertThat(match.record()).isEqualTo(unspoken.record());
    assertThat(spoken.outcome()).isEqualTo(unspoken.outcome());
    assertThatThrownBy(() -> spoken.search().playHeuristic(RandomSource.seeded(1))).isInstanceOf(IllegalActionException.class);
  }

  @Test
  void undo_inEither_isFollowed() {
    match.play(match.decision().parse("choose deck:S deck:H"));
    EventReader told = spoken.events(bernd);
    told.read();
    while (match.undoBarrier() != UndoBarrier.NONE) {
      match.play(0);
    }
    spoken.table(ana);
    int number = match.decision().number();
    spoken.undo();
    assertThat(spoken.table(ana).all().keySet()).isEqualTo(match.table(ana).all().keySet());
    assertThat(spoken.decision().actions()).isEqualTo(match.decision().actions());
    assertThat(spoken.decision().number()).isEqualTo(match.decision().number());
    assertThat(spoken.perspective(match.actor()).turn()).isInstanceOfSatisfying(Turn.Yours.class,
        turn -> assertThat(turn.decision().number()).isEqualTo(match.decision().number()));
    assertThat(texts(told)).isNotEmpty();
    assertThat(number).isPositive();
  }

  @Test
  void game_inAnotherLanguage_isTheSameGame() {
    Game german = GAME.in(Locale.GERMANY);
    assertThat(GAME.languages()).containsExactly(Locale.ENGLISH, Locale.GERMAN);
    assertThat(german.in(Locale.ENGLISH)).isSameAs(GAME);
    assertThat(GAME.in(Locale.JAPANESE)).isSameAs(GAME);
    assertThat(GAME.in(Locale.forLanguageTag("de-AT"))).isSameAs(german);
    Match started = german.start(Setup.seats("Ana", "Bernd").seed(42));
    assertThat(started.decision().prompt().chooser()).isEqualTo("Wähle deine zwei Schadensdecks.");
    assertThat(started.record().text()).isEqualTo(match.record().text());
    assertThat(GAME.resume(MatchRecord.parse(started.record().text())).decision().prompt().chooser())
        .isEqualTo("Choose your two Damage Decks.");
    assertThat(started.in(Locale.ENGLISH).decision().prompt().chooser()).isEqualTo("Choose your two Damage Decks.");
    assertThat(started.in(Locale.GERMAN)).isSameAs(started);
  }

  @Test
  void matchWithoutARecord_hasTheLanguageOfItsGame() {
    Match unrecorded = GAME.in(Locale.GERMAN).start(Setup.seats("Ana", "Bernd").seed(1).withoutRecord());
    assertThat(unrecorded.decision().prompt().chooser()).startsWith("Wähle");
    assertThatThrownBy(() -> unrecorded.in(Locale.ENGLISH)).isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("start it from game.in(language)");
  }

  /** Every word that people read comes from the bundle: exchange its texts, and none of the English ones is left. */
  @Test
  void everythingForPeople_isATextOfTheBundle() {
    Game german = GAME.in(Locale.GERMAN);
    assertThat(german.phases()).extracting(Phase::title).doesNotContainAnyElementsOf(titles());
    assertThat(german.options()).extracting(Option::description).allSatisfy(text -> assertThat(text).isNotEmpty());
    assertThat(new HardCodedTexts(GAME, Locale.GERMAN).notInTheBundle(Setup.seats("Ana", "Bernd").seed(7))).isEmpty();
  }

  private static List<String> titles() {
    return GAME.phases().stream().map(Phase::title).filter(title -> !title.equals("Reset")).toList();
  }
}
