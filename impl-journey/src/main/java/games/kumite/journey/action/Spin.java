package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.card.Use;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.effect.Drafts;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * Meditate: a spin and its result (JW-ACT-04 to JW-ACT-07).
 *
 * @param pilgrim the meditating pilgrim
 * @param area 1 white, 2 black
 * @param played cards played after the spin
 * @param sequel the sequel
 */
record Spin(int pilgrim, int area, Picks played, Sequel sequel) implements Occasion<Spin> {

  private static final int WHITE = 1;
  private static final int BLACK = 2;
  private static final int DRAWN = 3;

  private static final CardWindow<Spin> SPUN = new CardWindow<>("spun", Moment.AFTER, Event.SPIN, Turned.USE); // JW-D-19

  private static final Script<Journey, Spin> SCRIPT = SPUN.in(Script.<Journey, Spin>of("meditate").set(Spin::spin))
      .when((journey, spin) -> spin.area == WHITE,
          white -> white.act(Spin::draw).when(Spin::hasDrawn, then -> then.ask(Keep.ONE).act(Spin::discard)),
          black -> black.act((journey, spin) -> journey.then(new Misfortune(spin.pilgrim, spin.sequel))))
      .end();

  static Step<Journey> of(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    journey.setPilgrim(pilgrim, Num.USED_BOX, 1);
    journey.set(Num.MEDITATED, 1);
    journey.tell(journey.terms().reports.meditates, pilgrim);
    return SCRIPT.with(new Spin(pilgrim, 0, Picks.NONE, act.sequel()));
  }

  /** Spins, which is a fair draw between two areas (JW-RUL-40). */
  private static Spin spin(Journey journey, Spin spin) {
    int area = journey.roll("spinner", journey.controller(spin.pilgrim), BLACK);
    journey.tell(journey.terms().reports.spun, spin.pilgrim, area);
    return spin.on(area);
  }

  /** Draws three fortune cards, or as many as there are (JW-ACT-06, JW-RUL-37). */
  private static void draw(Journey journey, Spin spin) {
    for (int i = 0; i < DRAWN; i++) {
      int card = Drawing.top(journey, Deck.FORTUNE);
      if (card >= 0) {
        journey.move(card, journey.zones().drawn);
      }
    }
  }

  private static boolean hasDrawn(Journey journey, Spin spin) {
    return next(journey, journey.cards().top(journey.zones().drawn)) >= 0;
  }

  /**
   * Returns the first fortune card from a drawn card on. A misfortune card that is still being carried out may lie in
   * between.
   */
  private static int next(Journey journey, int from) {
    int card = from;
    while (card >= 0 && journey.face(card).card.deck() != Deck.FORTUNE) {
      card = journey.cards().next(card);
    }
    return card;
  }

  private static void discard(Journey journey, Spin spin) {
    int card = next(journey, journey.cards().top(journey.zones().drawn));
    while (card >= 0) {
      int following = journey.cards().next(card);
      journey.move(card, journey.zones().discards(Deck.FORTUNE));
      card = next(journey, following);
    }
    Drafts.after(journey, Event.DRAW_FORTUNE, spin.pilgrim, spin.sequel);
  }

  /** JW-D-18: the choice of the drawn card to keep. */
  private enum Keep implements Script.Choice<Journey, Spin> {
    ONE;

    @Override
    public String kind() {
      return "keep";
    }

    @Override
    public int seat(Journey journey, Spin spin) {
      return journey.controller(spin.pilgrim);
    }

    @Override
    public Prompt prompt(Journey journey, Spin spin) {
      return Sequels.prompt(journey, spin.sequel, kind(), seat(journey, spin), journey.terms().label(spin.pilgrim));
    }

    @Override
    public boolean answersItself() {
      return true; // JW-RUL-104
    }

    @Override
    public void options(Journey journey, Spin spin, Options out) {
      int first = next(journey, journey.cards().top(journey.zones().drawn));
      for (int card = first; card >= 0; card = next(journey, journey.cards().next(card))) {
        boolean isRepeated = false;
        for (int before = first; before != card; before = journey.cards().next(before)) {
          isRepeated |= journey.face(before).name == journey.face(card).name;
        }
        if (!isRepeated) {
          out.add(journey.terms().actions.of(Word.KEEP, journey.shown(card, spin.pilgrim)));
        }
      }
    }

    @Override
    public Spin chosen(Journey journey, Spin spin, Action action) {
      int kept = ((VerbAction) action).first();
      int card = journey.cards().find(journey.zones().drawn, kept, journey.controller(spin.pilgrim));
      journey.move(card, journey.hand(spin.pilgrim));
      journey.set(Num.PASSED, 0);
      return spin;
    }
  }

  /** The use of cards after a spin. */
  private enum Turned implements Use<Spin> {
    USE;

    @Override
    public int total(Journey journey, Spin spin) {
      return spin.area;
    }

    @Override
    public boolean isUseful(Journey journey, Spin spin, int owner, Face face) {
      return played(journey, spin, owner, face).area != spin.area;
    }

    @Override
    public Spin played(Journey journey, Spin spin, int owner, Face face) {
      Spin turned = spin;
      for (Clause clause : face.card.clauses()) {
        if (clause.effect() instanceof Effect.SetSpin set) {
          turned = turned.on(set.area() == Effect.Area.WHITE ? WHITE : BLACK);
        }
      }
      return turned;
    }
  }

  private Spin on(int where) {
    return new Spin(pilgrim, where, played, sequel);
  }

  @Override
  public int by() {
    return pilgrim;
  }

  @Override
  public int on() {
    return pilgrim;
  }

  @Override
  public Spin and(int note) {
    return new Spin(pilgrim, area, played.and(note), sequel);
  }
}
