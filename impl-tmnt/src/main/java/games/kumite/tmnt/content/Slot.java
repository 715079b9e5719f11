package games.kumite.tmnt.content;

/** A place at which an Item is worn or held (MT-ITM-04). */
public enum Slot { HEAD, ARMOR, FOOT, ONEHAND, TWOHAND, NONE }
