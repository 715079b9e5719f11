package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The texts of a game in a language that are hard-coded: words that occur in no text of that language. */
public final class HardCodedTexts {

  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
  private static final List<String> FOR_PEOPLE = List.of("label", "text", "name", "title");
  private static final int MAX_ACTIONS = 400;
  private static final int FORMS = 2;
  private static final int MAX_ARGUMENTS = 20;

  private final Game game;
  private final Set<String> words = new TreeSet<>();

  /**
   * Creates a collection of the texts of a game.
   *
   * @param game a plugin's game
   * @param language one of its languages
   */
  public HardCodedTexts(Game game, Locale language) {
    this.game = game.in(language);
    Texts texts = Texts.in(language, game.getClass(), game.id());
    for (String key : texts.keys()) {
      words.addAll(wordsOf(texts.text(key)));
      for (int number = 0; number <= FORMS; number++) { // a text may choose its words by a number
        words.addAll(wordsOf(texts.text(key, Collections.nCopies(MAX_ARGUMENTS, number).toArray())));
      }
    }
  }

  /**
   * Allows more words, such as the names of cards, which are content and have no translation.
   *
   * @param names any texts
   * @return this
   */
  public HardCodedTexts allowing(List<String> names) {
    names.forEach(name -> words.addAll(wordsOf(name)));
    return this;
  }

  /**
   * Collects the texts of the game and of a random match.
   *
   * @param setup the setup of the match
   * @return the texts with a word that is in no text of the language, without duplicates
   */
  public Set<String> notInTheBundle(Setup setup) {
    setup.names().forEach(name -> words.addAll(wordsOf(name)));
    List<String> said = new ArrayList<>(List.of(game.title()));
    game.phases().stream().map(Phase::title).forEach(said::add);
    game.options().stream().map(Option::description).forEach(said::add);
    Match match = game.start(setup);
    SeededRandom random = new SeededRandom(1);
    for (int played = 0; played < MAX_ACTIONS && !match.isOver(); played++) {
      said.add(match.decision().prompt().chooser());
      said.add(match.decision().prompt().waiting());
      for (Action action : match.decision().actions()) {
        said.add(match.decision().label(action));
      }
      for (Seat seat : match.seats()) {
        match.table(seat).all().values().forEach(element -> said.addAll(textsOf(element)));
      }
      match.play(random.nextInt(match.actionCount()));
    }
    for (Seat seat : match.seats()) {
      match.events(seat).read().stream().map(Event::text).forEach(said::add);
    }
    Set<String> foreign = new TreeSet<>(said);
    foreign.removeIf(text -> words.containsAll(wordsOf(text)));
    return foreign;
  }

  private static List<String> textsOf(Element element) {
    return FOR_PEOPLE.stream().map(element::get).filter(String.class::isInstance).map(String.class::cast).toList();
  }

  private static List<String> wordsOf(String text) {
    return WORD.matcher(text).results().map(MatchResult::group).map(word -> word.toLowerCase(Locale.ROOT)).toList();
  }
}
