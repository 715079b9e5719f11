package games.kumite.spi.knowing;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import games.kumite.api.Action;
import games.kumite.api.GameProperties;
import games.kumite.api.Keys;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.Rules;
import games.kumite.spi.State;
import games.kumite.spi.Step;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.plugin.GamePlugin;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Tricks without a winner: who holds a card of the suit that was led plays one, so another suit tells that a seat has none of it. */
final class FollowSuit extends GamePlugin {

  static final int SEATS = 3;
  static final int SUITS = 3;
  private static final int CARDS_OF_A_SUIT = 5;
  private static final Phase MAIN = Phase.of("main", "Main");

  @Override
  public String id() {
    return "followsuit";
  }

  @Override
  public String title() {
    return "Follow suit";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(SEATS);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.flag("told", "imagined worlds agree with what seats did not follow", true));
  }

  @Override
  public List<Phase> phases() {
    return List.of(MAIN);
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(SUITS * CARDS_OF_A_SUIT).withScoreRange(0, 0).withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(Suits.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return Suits.class;
  }

  static int suit(int face) {
    return face / CARDS_OF_A_SUIT;
  }

  /** The state: the hands, what was played, the suit led, and a bit for each suit that a seat is known not to have. */
  static final class Hands extends State<Hands> {

    static final Zone DECK;
    static final Zone PLAYED;
    static final List<Zone> HANDS;
    private static final CardLayout LAYOUT;

    static {
      CardLayout.Builder layout = CardLayout.forSeats(SEATS);
      DECK = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
      PLAYED = layout.zone(ZoneKind.PILE, "played", Zone.UNOWNED, Visibility.EVERYBODY);
      HANDS = IntStream.range(0, SEATS)
          .mapToObj(seat -> layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER)).toList();
      for (int face = 0; face < SUITS * CARDS_OF_A_SUIT; face++) {
        String name = "ABC".charAt(suit(face)) + "" + face % CARDS_OF_A_SUIT;
        layout.card("card", name, name, Map.of(), DECK);
      }
      LAYOUT = layout.build();
    }

    private final Cards cards;
    private int led = -1;
    private int turn;
    private long lacking;

    Hands(MatchConfig config) {
      super(config);
      cards = new Cards(LAYOUT);
    }

    private Hands(Hands other) {
      super(other);
      cards = new Cards(other.cards);
      led = other.led;
      turn = other.turn;
      lacking = other.lacking;
    }

    @Override
    public Hands copy() {
      return new Hands(this);
    }

    @Override
    public Cards cards() {
      return cards;
    }

    @Override
    protected long publicKeyPart() {
      return Keys.mix(lacking, led * SEATS + turn);
    }

    boolean holds(int seat, int suit) {
      for (int card = cards.top(HANDS.get(seat)); card >= 0; card = cards.next(card)) {
        if (suit(cards.face(card)) == suit) {
          return true;
        }
      }
      return false;
    }

    boolean isKnownToLack(int seat, int suit) {
      return (lacking >> seat * SUITS + suit & 1) != 0;
    }

    private void play(int face) {
      if (led < 0) {
        led = suit(face);
      } else if (suit(face) != led) {
        lacking |= 1L << turn * SUITS + led;
      }
      for (int card = cards.top(HANDS.get(turn)); card >= 0; card = cards.next(card)) {
        if (cards.face(card) == face) {
          move(card, PLAYED);
          break;
        }
      }
      turn = (turn + 1) % SEATS;
      led = turn == 0 ? -1 : led;
    }
  }

  /** The rules. */
  static final class Suits implements Rules<Hands> {

    @Inject
    Suits() {}

    @Override
    public Hands initialState(MatchConfig config) {
      Hands hands = new Hands(config);
      hands.then(Deal.DEAL);
      hands.ask(Play.PLAY);
      return hands;
    }

    @Override
    public void describe(Hands hands, TableBuilder table) {
      for (int seat = 0; seat < SEATS; seat++) {
        table.seat(seat).zone(hands.cards(), Hands.HANDS.get(seat));
      }
      table.zone(hands.cards(), Hands.PLAYED);
    }

    @Override
    public boolean isPossible(Hands world) {
      return !world.config().flag("told") || IntStream.range(0, SEATS * SUITS)
          .noneMatch(i -> world.isKnownToLack(i / SUITS, i % SUITS) && world.holds(i / SUITS, i % SUITS));
    }
  }

  enum Deal implements Step<Hands> {
    DEAL;

    @Override
    public void run(Hands hands) {
      hands.shuffle(Hands.DECK, "deck", 0);
      for (int seat = 0; !hands.cards().isEmpty(Hands.DECK); seat = (seat + 1) % SEATS) {
        hands.move(hands.cards().top(Hands.DECK), Hands.HANDS.get(seat));
      }
    }
  }

  /** A card that is played. */
  record PlayCard(int face) implements Action {

    @Override
    public String notation() {
      return "play " + face;
    }

    @Override
    public String label() {
      return notation();
    }
  }

  enum Play implements Question<Hands> {
    PLAY;

    @Override
    public int seat(Hands hands) {
      return hands.turn;
    }

    @Override
    public void collectActions(Hands hands, ActionCollector out) {
      boolean mustFollow = hands.led >= 0 && hands.holds(hands.turn, hands.led);
      for (int card = hands.cards().top(Hands.HANDS.get(hands.turn)); card >= 0; card = hands.cards().next(card)) {
        if (!mustFollow || suit(hands.cards().face(card)) == hands.led) {
          out.add(new PlayCard(hands.cards().face(card)));
        }
      }
    }

    @Override
    public void execute(Hands hands, Action action) {
      hands.play(((PlayCard) action).face);
      if (hands.cards().count(Hands.PLAYED) < SUITS * CARDS_OF_A_SUIT) {
        hands.ask(PLAY);
      } else {
        hands.finish(Outcome.byScore("over", 0, 0, 0));
      }
    }
  }
}
